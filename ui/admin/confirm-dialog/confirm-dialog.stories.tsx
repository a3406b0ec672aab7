import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Back office (quan tri)/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Ngừng mã TET2026?',
    children: <p>Khách không dùng được mã này nữa. Các đơn đã đặt vẫn giữ mức giảm.</p>,
    action: 'Ngừng mã',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Ngừng mã TET2026?' });
    await expect(dialog).toHaveAccessibleDescription(/không dùng được mã này nữa/);
    await userEvent.click(screen.getByRole('button', { name: 'Ngừng mã' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const FailedOnPhone: Story = {
  args: { error: 'Không kết nối được với cửa hàng.', busy: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Đang thực hiện...' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
