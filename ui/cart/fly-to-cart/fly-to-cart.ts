export interface FlyToCartOptions {
  /** Picture to animate. It stays in place; a copy of it moves. */
  from: HTMLImageElement;
  /** Destination of the animation: the link to the cart. */
  to: HTMLElement;
  /** Skips the animation. @default matchMedia('(prefers-reduced-motion: reduce)').matches */
  reducedMotion?: boolean;
}

/** Length of the animation, in milliseconds. */
const duration = 800;
/** Number of segments that approximate the arc. */
const steps = 16;

/**
 * Animates a copy of a product's picture along an arc to the cart. The cart link pulses at the end.
 *
 * @returns Promise that resolves when the copy has arrived, or immediately with `reducedMotion`
 */
export async function flyToCart({
  from,
  to,
  reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches,
}: FlyToCartOptions): Promise<void> {
  const start = from.getBoundingClientRect();
  if (reducedMotion || start.width === 0) return;
  const copy = createCopy(from, start);
  document.body.append(copy);
  try {
    await copy.animate(arcKeyframes(start, to.getBoundingClientRect()), {
      duration,
      easing: 'cubic-bezier(0.45, 0, 0.4, 1)',
      fill: 'forwards',
    }).finished;
  } catch {
    // The animation was cancelled, for example by leaving the page.
    return;
  } finally {
    copy.remove();
  }
  to.animate({ transform: ['scale(1)', 'scale(1.18)', 'scale(1)'] }, {
    duration: 240,
    easing: 'ease-out',
  });
}

function createCopy(
  from: HTMLImageElement,
  { left, top, width, height }: DOMRect,
): HTMLImageElement {
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

/**
 * Returns keyframes from one box to the centre of another. The path bends upwards, the copy shrinks
 * and fades out at the end.
 */
function arcKeyframes(start: DOMRect, end: DOMRect): Keyframe[] {
  const dx = end.left + end.width / 2 - (start.left + start.width / 2);
  const dy = end.top + end.height / 2 - (start.top + start.height / 2);
  const arcHeight = Math.min(160, 40 + Math.hypot(dx, dy) / 6);
  const endScale = 24 / start.width;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const y = dy * t - arcHeight * 4 * t * (1 - t);
    const scale = 1 + (endScale - 1) * Math.sqrt(t);
    return {
      offset: t,
      transform: `translate(${dx * t}px, ${y}px) scale(${scale})`,
      opacity: t < 0.8 ? 1 : 1 - (t - 0.8) * 3.5,
    };
  });
}
