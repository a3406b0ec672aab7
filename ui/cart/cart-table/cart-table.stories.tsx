import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { bracelet, longName, onSale, soldOut } from '../../catalogue/product.sample.ts';
import { CartTable, type CartTableProps } from './cart-table.tsx';
import { english } from '../../messages/english/english.ts';
import { MessagesProvider } from '../../messages/use-messages.ts';

const meta = {
  title: 'Cart (gio hang)/CartTable',
  component: CartTable,
  args: {
    lines: [{ product: bracelet, quantity: 2 }, { product: onSale, quantity: 1 }],
    onQuantityChange: fn(),
    onRemove: fn(),
    hrefFor: (id) => `/store?product=${id}`,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CartTable>;
export default meta;
type Story = StoryObj<typeof meta>;

function Stateful({ lines, onQuantityChange, ...args }: CartTableProps) {
  const [quantities, setQuantities] = useState<Record<string, number>>({});
  return (
    <CartTable
      {...args}
      lines={lines.map((line) => ({
        ...line,
        quantity: quantities[line.product._id] ?? line.quantity,
      }))}
      onQuantityChange={(id, quantity) => {
        setQuantities({ ...quantities, [id]: quantity });
        onQuantityChange(id, quantity);
      }}
    />
  );
}

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Tăng số lượng' });
    if (first) await userEvent.click(first);
    await expect(args.onQuantityChange).toHaveBeenCalledWith(bracelet._id, 3);
    await expect(canvas.getByText('1.350.000 VNĐ')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Xóa ${onSale.name}` }));
    await expect(args.onRemove).toHaveBeenCalledWith(onSale._id);
  },
};

/** Lines with a message about the stock. */
export const Notices: Story = {
  args: {
    lines: [
      { product: longName, quantity: 5, notice: 'Chỉ còn 3 sản phẩm' },
      { product: soldOut, quantity: 1, notice: 'Sản phẩm đã hết hàng' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chỉ còn 3 sản phẩm')).toBeVisible();
  },
};

export const ManyLines: Story = {
  args: {
    lines: Array.from({ length: 8 }, (_, index) => ({
      product: { ...bracelet, _id: `${bracelet._id}-${index}` },
      quantity: index + 1,
    })),
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
    await step('remove the last line', async () => {
      const remove = canvas.getAllByRole('button', { name: `Xóa ${bracelet.name}` }).at(-1);
      if (remove) await userEvent.click(remove);
      await expect(args.onRemove).toHaveBeenCalledWith(`${bracelet._id}-7`);
      remove?.blur();
    });
  },
};

/** Each line is a card. The accessibility tree still contains a table. */
export const PhoneWidth: Story = {
  args: {
    lines: [
      { product: bracelet, quantity: 2 },
      { product: longName, quantity: 3, notice: 'Chỉ còn 3 sản phẩm' },
      { product: { ...onSale, price: 128_000_000, stock: 900 }, quantity: 120 },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The texts of a `MessagesProvider` replace the Vietnamese ones. */
export const InEnglish: Story = {
  decorators: [
    (Story) => (
      <MessagesProvider value={english}>
        <div lang='en'>{Story()}</div>
      </MessagesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Quantity' })).toBeVisible();
    await expect(canvas.getByText('900,000 VND')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Increase quantity' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${onSale.name}` }));
    await expect(args.onRemove).toHaveBeenCalledWith(onSale._id);
  },
};
