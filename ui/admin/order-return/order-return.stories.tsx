import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderReturn } from './order-return.tsx';

const request = {
  state: 'requested' as const,
  reason: 'Vòng tay bị nứt một hạt khi vừa mở hộp.',
  note: null,
};

const meta = {
  title: 'Back office (quan tri)/OrderReturn',
  component: OrderReturn,
  args: { request, onDecide: fn() },
} satisfies Meta<typeof OrderReturn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Trả lời cho khách'), 'Đã qua sử dụng');
    await userEvent.click(canvas.getByRole('button', { name: 'Từ chối' }));
    await expect(args.onDecide).toHaveBeenCalledWith('refused', 'Đã qua sử dụng');
  },
};

export const Decided: Story = {
  args: { request: { ...request, state: 'refused', note: 'Đã qua sử dụng' } },
};
