import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bracelet, family, longName, onSale, soldOut } from '../product.sample.ts';
import { rangesOf } from '../marked-text/ranges-of.sample.ts';
import { ProductCard } from './product-card.tsx';

const meta = {
  title: 'Catalogue (cua hang)/ProductCard',
  component: ProductCard,
  args: { product: bracelet, href: '?product=vong-tay-mat-ho', onAdd: fn() },
  decorators: [(Story) => <div className='max-w-72'>{Story()}</div>],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Thêm vào giỏ/ }));
    await expect(args.onAdd).toHaveBeenCalledWith(bracelet, expect.any(HTMLImageElement));
  },
};

/** The button states the quantity in the cart. */
export const Added: Story = {
  args: { added: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Đã thêm \(3\)/ })).toBeEnabled();
  },
};

export const Sale: Story = {
  args: { product: onSale },
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByText('−20%')).toBeVisible();
    const button = canvas.getByRole('button', { name: /Thêm vào giỏ/ });
    await step('a click adds the product and does not follow the link', async () => {
      await userEvent.click(button);
      await expect(args.onAdd).toHaveBeenCalledWith(onSale, expect.any(HTMLImageElement));
    });
    button.blur();
  },
};

export const SoldOut: Story = {
  args: { product: soldOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Hết hàng/ })).toBeDisabled();
  },
};

/** One card for the sizes of a product: the lowest price, and a link to the choice. */
export const Family: Story = {
  args: { product: family },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('từ')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Chọn phân loại/ }))
      .toHaveAttribute('href', args.href);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A long name has at most two lines. */
export const LongName: Story = {
  args: { product: longName },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading');
    const line = Number.parseFloat(getComputedStyle(name).lineHeight);
    await expect(name.clientHeight).toBeLessThan(line * 2.5);
  },
};

/** The button's label fits in one of two columns on a phone. */
export const PhoneWidth: Story = {
  args: { product: longName, added: 12 },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div className='max-w-[173px]'>{Story()}</div>],
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Đã thêm \(12\)/ });
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await step('a click adds one more', async () => {
      await userEvent.click(button);
      await expect(args.onAdd).toHaveBeenCalledWith(longName, expect.any(HTMLImageElement));
    });
    button.blur();
  },
};

/** Words that a search has found are marked in the name and in the description. */
export const Marked: Story = {
  args: { mark: (text) => rangesOf(text, /mắt|hổ/gi) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const marked = Array.from(canvasElement.querySelectorAll('mark'), (mark) => mark.textContent);
    await expect(marked.length).toBeGreaterThan(0);
    await expect(canvas.getByRole('link', { name: bracelet.name })).toBeVisible();
  },
};

/** The name is the link; the add button follows it in the tab order. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: bracelet.name })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
