import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SaveBar } from './save-bar.tsx';

const meta = {
  title: 'Back office (quan tri)/SaveBar',
  component: SaveBar,
  args: { dirty: true, onDiscard: fn() },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Có thay đổi chưa lưu');
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ thay đổi' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Saved: Story = {
  args: { dirty: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Bỏ thay đổi' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Lưu thay đổi' }))
      .toHaveAttribute('aria-disabled', 'true');
  },
};

export const FailedOnPhone: Story = {
  args: { error: 'Không kết nối được với cửa hàng, vui lòng kiểm tra mạng rồi thử lại.' },
  globals: { viewport: { value: 'phone' } },
};
