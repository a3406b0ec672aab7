import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { CartLine } from '../../cart/cart-table/cart-table.tsx';
import type { Product } from '../../catalogue/listed-product.ts';
import { oneOfEachCategory, seedOf } from '../../catalogue/seed.sample.ts';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { CartPage, type CartPageProps } from './cart-page.tsx';

const meta = {
  title: 'Pages (trang)/CartPage',
  component: CartPage,
  args: {
    cart: { state: 'loading' },
    onDiscontinuedDismiss: fn(),
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

/** Three products of the catalogue, with the quantities 1, 2 and 3. */
const threeLines = (seed: readonly Product[]): CartLine[] =>
  oneOfEachCategory(seed).slice(0, 3).map((product, index) => ({ product, quantity: index + 1 }));

interface StatefulCartProps extends CartPageProps {
  /** Initial lines. */
  lines: readonly CartLine[];
  /** Discount of the promo code, in percent. @default 0 */
  percent?: number;
}

/** Cart page that keeps its lines in state and computes the amounts. */
function StatefulCart({ lines: initialLines, percent = 0, ...args }: StatefulCartProps) {
  const [lines, setLines] = useState(initialLines);
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
  render: (args, context) => <StatefulCart {...args} lines={threeLines(seedOf(context))} />,
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

/** Each change calls its callback. */
export const Interactions: Story = {
  ...Full,
  tags: ['!autodocs'],
  play: async ({ args, canvas, step, userEvent, ...context }) => {
    const [first, ...others] = threeLines(seedOf(context)).map(({ product }) => product);
    await step('increase the quantity', async () => {
      const [more] = canvas.getAllByRole('button', { name: 'Tăng số lượng' });
      if (more) await userEvent.click(more);
      await expect(args.onQuantityChange).toHaveBeenCalledWith(first?._id, 2);
    });
    await step('press the checkout button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'THANH TOÁN' }));
      await expect(args.onCheckout).toHaveBeenCalledOnce();
    });
    await step('remove a line', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Xóa ${first?.name}` }));
      await expect(args.onRemove).toHaveBeenCalledWith(first?._id);
      await expect(canvas.getAllByRole('row')).toHaveLength(1 + others.length);
      const next = canvas.getByRole('button', { name: `Xóa ${others[0]?.name}` });
      await expect(next).toHaveFocus();
      next.blur();
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

/** The summary shows the discount of an accepted code. */
export const WithPromo: Story = {
  args: {
    promo: {
      ...meta.args.promo,
      applied: { code: 'WELCOME10', message: 'Giảm 10% tiền hàng' },
      onRemove: fn(),
    },
  },
  render: (args, context) => (
    <StatefulCart {...args} percent={10} lines={threeLines(seedOf(context))} />
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('WELCOME10')).toBeVisible();
    await expect(canvas.getByText('Giảm giá')).toBeVisible();
  },
};

/** Products that are scarce, sold out or discontinued. */
export const Shortages: Story = {
  args: { discontinued: ['Nhẫn Ngọc Bích', 'Tượng Rồng Phượng'] },
  render: (args, context) => (
    <StatefulCart
      {...args}
      lines={threeLines(seedOf(context)).map((line, index) => ({
        ...line,
        notice: ['Chỉ còn 3 sản phẩm', undefined, 'Sản phẩm này đã hết hàng'][index],
      }))}
    />
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const sentence = 'Nhẫn Ngọc Bích, Tượng Rồng Phượng đã ngừng bán';
    await expect(canvas.getByText(new RegExp(sentence))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /thông báo/ }));
    await expect(args.onDiscontinuedDismiss).toHaveBeenCalledOnce();
  },
};

export const ShortagesOnPhone: Story = {
  ...Shortages,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByText('Chỉ còn 3 sản phẩm')).toBeVisible();
    await expect(canvas.getByText('Sản phẩm này đã hết hàng')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await step('dismiss the notice', async () => {
      const dismiss = canvas.getByRole('button', { name: /thông báo/ });
      await userEvent.click(dismiss);
      await expect(args.onDiscontinuedDismiss).toHaveBeenCalledOnce();
      dismiss.blur();
    });
  },
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
  render: (args) => <StatefulCart {...args} lines={[]} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giỏ hàng của bạn đang trống!')).toBeVisible();
    await expect(canvas.queryByLabelText('Mã giảm giá')).toBeNull();
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
