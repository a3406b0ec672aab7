import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderStatus } from './order-status.tsx';

const meta = {
  title: 'Back office (quan tri)/OrderStatus',
  component: OrderStatus,
  args: { name: 'Đang xử lý' },
} satisfies Meta<typeof OrderStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Đang xử lý')).toBeVisible();
  },
};

export const Cancelled: Story = { args: { name: 'Đã hủy' } };
