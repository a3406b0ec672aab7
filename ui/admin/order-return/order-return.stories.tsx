import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderReturn } from './order-return.tsx';

const request = {
  state: 'requested' as const,
  reason: 'Vòng tay bị nứt một hạt khi vừa mở hộp.',
  note: null,
};

const pictures = ['vong-tay-mat-ho.fb5e5805.webp', 'tuong-voi-ngoc.38f2d5c5.webp']
  .map((name) => `/images/${name}`);

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
    const answer = canvas.getByLabelText('Trả lời cho khách');
    await userEvent.type(answer, 'Đã qua sử dụng.{Enter}Mong bạn thông cảm.');
    await userEvent.click(canvas.getByRole('button', { name: 'Từ chối' }));
    await expect(args.onDecide)
      .toHaveBeenCalledWith('refused', 'Đã qua sử dụng.\nMong bạn thông cảm.');
  },
};

/** The pictures that the customer has sent can be downloaded. */
export const Pictures: Story = {
  args: { pictures: pictures },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ảnh khách gửi 2' })).toBeVisible();
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('download', 'doi-tra-1');
  },
};

export const Decided: Story = {
  args: { request: { ...request, state: 'refused', note: 'Đã qua sử dụng' } },
};
