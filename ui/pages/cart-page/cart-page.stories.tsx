import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { CartLine } from '../../cart/cart-table/cart-table.tsx';
import type { Product } from '../../catalogue/product.ts';
import { oneOfEachCategory, seedOf } from '../../catalogue/seed.sample.ts';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { CartPage, type CartPageProps } from './cart-page.tsx';

const meta = {
  title: 'Trang/Giỏ hàng',
  component: CartPage,
  args: {
    cart: { state: 'loading' },
    onGoneDismiss: fn(),
    promo: { code: '', onCodeChange: fn(), onApply: fn() },
    hrefFor: (id) => `/store?product=${id}`,
    onQuantityChange: fn(),
    onRemove: fn(),
    onCheckout: fn(),
  },
  decorators: [framed('cart', 3)],
  parameters: pageParameters,
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three products of the catalogue, one, two and three pieces of them. */
const threeLines = (seed: readonly Product[]): CartLine[] =>
  oneOfEachCategory(seed).slice(0, 3).map((product, index) => ({ product, quantity: index + 1 }));

interface FilledProps extends CartPageProps {
  lines: readonly CartLine[];
  /** What a promo code takes off, in percent. */
  percent?: number;
}

/** Counts, removes and adds up. */
function Filled({ lines: first, percent = 0, ...args }: FilledProps) {
  const [lines, setLines] = useState(first);
  const subtotal = lines.reduce((sum, line) => sum + line.product.price * line.quantity, 0);
  const discount = Math.round(subtotal * percent / 100);
  const shipping = lines.length > 0 ? 10_000 : 0;
  return (
    <CartPage
      {...args}
      cart={{
        state: 'ready',
        lines,
        subtotal,
        discount,
        shipping,
        total: subtotal - discount + shipping,
      }}
      onQuantityChange={(id, quantity) => {
        setLines(lines.map((line) => line.product._id === id ? { ...line, quantity } : line));
        args.onQuantityChange(id, quantity);
      }}
      onRemove={(id) => {
        setLines(lines.filter(({ product }) => product._id !== id));
        args.onRemove(id);
      }}
    />
  );
}

export const Full: Story = {
  render: (args, context) => <Filled {...args} lines={threeLines(seedOf(context))} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, ...context }) => {
    for (const { product } of threeLines(seedOf(context))) {
      await expect(canvas.getByRole('link', { name: product.name })).toHaveAttribute(
        'href',
        `/store?product=${product._id}`,
      );
    }
  },
};

/** Every change is given out. */
export const InUse: Story = {
  ...Full,
  tags: ['!autodocs'],
  play: async ({ args, canvas, step, userEvent, ...context }) => {
    const [first, ...others] = threeLines(seedOf(context)).map(({ product }) => product);
    await step('one more', async () => {
      const [more] = canvas.getAllByRole('button', { name: 'Tăng số lượng' });
      if (more) await userEvent.click(more);
      await expect(args.onQuantityChange).toHaveBeenCalledWith(first?._id, 2);
    });
    await step('to the checkout', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'THANH TOÁN' }));
      await expect(args.onCheckout).toHaveBeenCalledOnce();
    });
    await step('a line goes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Xóa ${first?.name}` }));
      await expect(args.onRemove).toHaveBeenCalledWith(first?._id);
      await expect(canvas.getAllByRole('row')).toHaveLength(1 + others.length);
    });
  },
};

export const FullOnPhone: Story = {
  ...Full,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A code holds: the summary says what it takes off. */
export const WithPromo: Story = {
  args: {
    promo: {
      ...meta.args.promo,
      applied: { code: 'WELCOME10', message: 'Giảm 10% tiền hàng' },
      onRemove: fn(),
    },
  },
  render: (args, context) => <Filled {...args} percent={10} lines={threeLines(seedOf(context))} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('WELCOME10')).toBeVisible();
    await expect(canvas.getByText('Giảm giá')).toBeVisible();
  },
};

/** Some of it is no longer there: in full, in part, or not to be had at all. */
export const Shortages: Story = {
  args: { gone: ['Nhẫn Ngọc Bích', 'Tượng Rồng Phượng'] },
  render: (args, context) => (
    <Filled
      {...args}
      lines={threeLines(seedOf(context)).map((line, index) => ({
        ...line,
        notice: ['Chỉ còn 3 sản phẩm', undefined, 'Sản phẩm này đã hết hàng'][index],
      }))}
    />
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const gone = 'Nhẫn Ngọc Bích, Tượng Rồng Phượng không còn được bán';
    await expect(canvas.getByText(new RegExp(gone))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /thông báo/ }));
    await expect(args.onGoneDismiss).toHaveBeenCalledOnce();
  },
};

export const ShortagesOnPhone: Story = {
  ...Shortages,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: undefined,
};

export const Loading: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').querySelector('[aria-busy=true]')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const LoadingOnPhone: Story = {
  ...Loading,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

export const Failed: Story = {
  args: { cart: { state: 'failed', onRetry: fn() } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.cart.state === 'failed' && args.cart.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  render: (args) => <Filled {...args} lines={[]} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giỏ hàng của bạn đang trống!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Xem Cửa Hàng' })).toHaveAttribute(
      'href',
      '/store',
    );
  },
};

export const EmptyOnPhone: Story = {
  ...Empty,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
