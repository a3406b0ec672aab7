export interface FlyToCartOptions {
  /** The picture that flies; it stays where it is, a copy goes. */
  from: HTMLImageElement;
  /** Where it lands: the link to the cart. */
  to: HTMLElement;
  /** No flight at all. @default what the visitor's system asks for */
  reducedMotion?: boolean;
}

const duration = 800;
const steps = 16;

/**
 * Sends a copy of a product's picture on an arc to the cart, and lets the cart answer with a small pulse.
 *
 * @returns settled when the picture has landed; at once where there is to be no motion
 */
export async function flyToCart({
  from,
  to,
  reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches,
}: FlyToCartOptions): Promise<void> {
  const start = from.getBoundingClientRect();
  if (reducedMotion || start.width === 0) return;
  const copy = copyOf(from, start);
  document.body.append(copy);
  try {
    await copy.animate(arc(start, to.getBoundingClientRect()), {
      duration,
      easing: 'cubic-bezier(0.45, 0, 0.4, 1)',
      fill: 'forwards',
    }).finished;
  } catch {
    // The page was left in mid-flight.
    return;
  } finally {
    copy.remove();
  }
  to.animate({ transform: ['scale(1)', 'scale(1.18)', 'scale(1)'] }, {
    duration: 240,
    easing: 'ease-out',
  });
}

function copyOf(from: HTMLImageElement, { left, top, width, height }: DOMRect): HTMLImageElement {
  const copy = new Image();
  copy.src = from.currentSrc || from.src;
  copy.alt = '';
  copy.dataset.slot = 'flight';
  copy.setAttribute('aria-hidden', 'true');
  copy.className =
    'pointer-events-none fixed z-60 max-w-none rounded-card object-cover will-change-transform';
  Object.assign(copy.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return copy;
}

/** The way from one box to the middle of another, bent upwards, growing small and, at the end, pale. */
function arc(start: DOMRect, end: DOMRect): Keyframe[] {
  const dx = end.left + end.width / 2 - (start.left + start.width / 2);
  const dy = end.top + end.height / 2 - (start.top + start.height / 2);
  const lift = Math.min(160, 40 + Math.hypot(dx, dy) / 6);
  const smallest = 24 / start.width;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const y = dy * t - lift * 4 * t * (1 - t);
    const scale = 1 + (smallest - 1) * Math.sqrt(t);
    return {
      offset: t,
      transform: `translate(${dx * t}px, ${y}px) scale(${scale})`,
      opacity: t < 0.8 ? 1 : 1 - (t - 0.8) * 3.5,
    };
  });
}
