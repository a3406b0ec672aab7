import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ShortcutList } from './shortcut-list.tsx';

const meta = {
  title: 'Back office (quan tri)/ShortcutList',
  component: ShortcutList,
  args: {
    open: true,
    onClose: fn(),
    shortcuts: [
      { keys: ['Ctrl+K'], label: 'Tìm nhanh' },
      { keys: ['G', 'D'], label: 'Đơn hàng' },
      { keys: ['?'], label: 'Xem các phím tắt' },
    ],
  },
} satisfies Meta<typeof ShortcutList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Phím tắt' })).toBeVisible());
    await expect(screen.getByText('Đơn hàng').nextElementSibling).toHaveTextContent('GrồiD');
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
