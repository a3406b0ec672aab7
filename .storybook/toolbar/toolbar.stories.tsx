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
  title: 'Thạch An/Thanh công cụ',
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
  name: 'Như thường',
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
  name: 'Nền: mặt thẻ',
  globals: { background: 'surface' },
  play: async () => {
    await expect(getComputedStyle(root).backgroundColor).toBe(rgb('surface'));
  },
};

/** No animation, hover effect, transition or flight to the cart, neither in CSS nor in scripts. */
export const ReducedMotion: Story = {
  name: 'Chuyển động: giảm',
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
  name: 'Cỡ chữ: 200 %',
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(root).fontSize).toBe('32px');
    const button = canvas.getByText('Xem Cửa Hàng');
    await expect(getComputedStyle(button).fontSize).toBe('32px');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** An image that is still loading keeps its empty space, so nothing moves after it has loaded. */
export const SlowImages: Story = {
  name: 'Hình ảnh: chậm',
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

/** Converts a colour token to the notation of computed styles. */
function rgb(name: string): string {
  const digits = readToken(`--color-${name}`).slice(1).match(/../g) ?? [];
  return `rgb(${digits.map((pair) => Number.parseInt(pair, 16)).join(', ')})`;
}
