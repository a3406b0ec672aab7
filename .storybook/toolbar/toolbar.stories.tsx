import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../ui/primitives/button/button.tsx';
import { flyToCart } from '../../ui/cart/fly-to-cart/fly-to-cart.ts';
import { ProductCard } from '../../ui/catalogue/product-card/product-card.tsx';
import { bracelet } from '../../ui/catalogue/product.sample.ts';
import { Skeleton } from '../../ui/primitives/skeleton/skeleton.tsx';
import { readToken } from '../theme/read-token.ts';

/** A card, a skeleton and a button, as they appear with the settings of the toolbar. */
function Sample() {
  return (
    <div className='grid max-w-70 gap-4'>
      <ProductCard product={bracelet} href='/store' />
      <Skeleton className='h-11' />
      <Button>Xem Cửa Hàng</Button>
    </div>
  );
}

const meta = {
  title: 'Foundations (nen tang)/Toolbar (thanh cong cu)',
  component: Sample,
  tags: ['!autodocs'],
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

const root = document.documentElement;

function skeletonOf(canvasElement: HTMLElement): Element {
  return canvasElement.querySelector('[data-slot=skeleton]') as Element;
}

function imageOf(canvasElement: HTMLElement): HTMLImageElement {
  return canvasElement.querySelector('img') as HTMLImageElement;
}

/** Default settings of all other stories: paper background, motion by the visitor's system. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(root).backgroundColor).toBe(rgb('paper'));
    await expect(getComputedStyle(root).fontSize).toBe('16px');
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);
    await expect(getComputedStyle(skeletonOf(canvasElement)).animationName).toBe('breathe');
    const img = imageOf(canvasElement);
    await waitFor(() => expect(img.currentSrc).toMatch(/\.avif$/));
  },
};

/** The page is white, like a card. */
export const SurfaceBackground: Story = {
  globals: { background: 'surface' },
  play: async () => {
    await expect(getComputedStyle(root).backgroundColor).toBe(rgb('surface'));
  },
};

/** No animation, hover effect, transition or flight to the cart, neither in CSS nor in scripts. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement, canvas }) => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(matchMedia('(prefers-reduced-motion)').matches).toBe(true);
    await expect(matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(false);
    await expect(matchMedia('(width >= 1px)').matches).toBe(true);
    await expect(getComputedStyle(skeletonOf(canvasElement)).animationName).toBe('none');
    const { transitionDuration } = getComputedStyle(canvas.getByText('Xem Cửa Hàng'));
    await expect(Number.parseFloat(transitionDuration)).toBeLessThan(0.001);
    const from = imageOf(canvasElement);
    await flyToCart({ from, to: canvasElement });
    await expect(document.querySelector('[data-slot=flight]')).toBeNull();
  },
};

/**
 * The text is twice as high. The button grows with its text and keeps the size of a touch target.
 */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(root).fontSize).toBe('32px');
    const button = canvas.getByText('Xem Cửa Hàng');
    await expect(getComputedStyle(button).fontSize).toBe('32px');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // As with a font size of the browser, layouts of wide windows begin at twice the width.
    const isWide = (width: number) => matchMedia(`(width >= ${width / 32}rem)`).matches;
    await expect([isWide(innerWidth), isWide(innerWidth + 32)]).toEqual([true, false]);
  },
};

/** An image that is still loading keeps its empty space, so nothing moves after it has loaded. */
export const SlowImages: Story = {
  globals: { images: 'slow' },
  // A screenshot would show an empty space.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const img = imageOf(canvasElement);
    const box = () => img.getBoundingClientRect();
    const before = box();
    await step('nothing is loaded, and the empty space has the size of the image', async () => {
      await waitFor(() => expect(img.currentSrc).toMatch(/^data:/));
      await expect(img).not.toHaveAttribute('srcset');
      await expect(before.width).toBeGreaterThan(100);
      await expect(box()).toEqual(before);
    });
    await step('the image loads and nothing moves', async () => {
      await waitFor(() => expect(img.currentSrc).toMatch(/\.avif$/), { timeout: 20_000 });
      await waitFor(() => expect(img.naturalWidth).toBeGreaterThan(0));
      await expect(box()).toEqual(before);
    });
  },
};

/** The dark theme of the shop, as a visitor can choose it in the footer. */
export const DarkTheme: Story = {
  globals: { theme: 'dark' },
  // The stories of dark pages have screenshots.
  parameters: { picture: false },
  play: async () => {
    await expect(root).toHaveAttribute('data-theme', 'dark');
  },
};

/** Rules for forced colours apply, and the other colours are those of the system. */
export const ForcedColours: Story = {
  globals: { colours: 'forced' },
  // An approximation, which differs from the colours that a browser forces.
  parameters: { picture: false, a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await expect(matchMedia('(forced-colors: none)').matches).toBe(false);
    const name = canvas.getByRole('heading', { name: bracelet.name });
    await expect(getComputedStyle(name).color).toBe(systemColour('CanvasText'));
  },
};

/** Converts a system colour to the notation of computed styles. */
function systemColour(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.className = 'forced-color-adjust-none';
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Converts a colour token to the notation of computed styles. */
function rgb(name: string): string {
  const digits = readToken(`--color-${name}`).slice(1).match(/../g) ?? [];
  return `rgb(${digits.map((pair) => Number.parseInt(pair, 16)).join(', ')})`;
}
