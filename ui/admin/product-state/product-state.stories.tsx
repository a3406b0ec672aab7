import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductState } from './product-state.tsx';

const meta = {
  title: 'Back office (quan tri)/ProductState',
  component: ProductState,
  args: { hidden: false, stock: 12, low: false, waiting: 0 },
} satisfies Meta<typeof ProductState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => await expect(canvas.getByText('Đang bán')).toBeVisible(),
};

export const Low: Story = { args: { stock: 2, low: true } };

export const SoldOut: Story = {
  args: { stock: 0, low: true, waiting: 1_200 },
  play: async ({ canvas }) =>
    await expect(canvas.getByText('Hết hàng · 1.200 người chờ')).toBeVisible(),
};

export const Hidden: Story = {
  args: { hidden: true, stock: 0 },
  play: async ({ canvas }) => await expect(canvas.getByText('Đang ẩn')).toBeVisible(),
};
