import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../ui/primitives/button/button.tsx';
import { flyToCart } from '../../ui/cart/fly-to-cart/fly-to-cart.ts';
import { ProductCard } from '../../ui/catalogue/product-card/product-card.tsx';
import { bracelet } from '../../ui/catalogue/product.sample.ts';
import { Skeleton } from '../../ui/primitives/skeleton/skeleton.tsx';
import { readToken } from '../theme/read-token.ts';

/** A card, a place that waits and a button, in what the toolbar makes of the page. */
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

function pictureOf(canvasElement: HTMLElement): HTMLImageElement {
  return canvasElement.querySelector('img') as HTMLImageElement;
}

/** What every other story stands in: paper, and all as the visitor's system has it. */
export const AsItIs: Story = {
  name: 'Như thường',
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(root).backgroundColor).toBe(rgb('paper'));
    await expect(getComputedStyle(root).fontSize).toBe('16px');
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);
    await expect(getComputedStyle(skeletonOf(canvasElement)).animationName).toBe('breathe');
    const img = pictureOf(canvasElement);
    await waitFor(() => expect(img.currentSrc).toMatch(/\.avif$/));
  },
};

/** The page is white, as a card is. */
export const OnSurface: Story = {
  name: 'Nền: mặt thẻ',
  globals: { ground: 'surface' },
  play: async () => {
    await expect(getComputedStyle(root).backgroundColor).toBe(rgb('surface'));
  },
};

/** No breath, no lift, no transition, no flight: in the styles and in the scripts. */
export const LessMotion: Story = {
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
    const from = pictureOf(canvasElement);
    await flyToCart({ from, to: canvasElement });
    await expect(document.querySelector('[data-slot=flight]')).toBeNull();
  },
};

/** Text is twice as high; the button grows with its words and stays a target for a finger. */
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

/** While a picture is on its way, its place is kept and empty; then it is there. */
export const LatePictures: Story = {
  name: 'Hình ảnh: chậm',
  globals: { pictures: 'slow' },
  // A picture of it would be one of nothing.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const img = pictureOf(canvasElement);
    const place = () => img.getBoundingClientRect();
    const before = place();
    await step('nothing is loaded, and the place is as large as the picture', async () => {
      await waitFor(() => expect(img.currentSrc).toMatch(/^data:/));
      await expect(img).not.toHaveAttribute('srcset');
      await expect(before.width).toBeGreaterThan(100);
      await expect(place()).toEqual(before);
    });
    await step('the picture arrives and nothing moves', async () => {
      await waitFor(() => expect(img.currentSrc).toMatch(/\.avif$/), { timeout: 20_000 });
      await waitFor(() => expect(img.naturalWidth).toBeGreaterThan(0));
      await expect(place()).toEqual(before);
    });
  },
};

/** A token as the browser writes a computed colour. */
function rgb(name: string): string {
  const digits = readToken(`--color-${name}`).slice(1).match(/../g) ?? [];
  return `rgb(${digits.map((pair) => Number.parseInt(pair, 16)).join(', ')})`;
}
