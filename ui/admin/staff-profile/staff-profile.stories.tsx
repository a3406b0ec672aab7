import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StaffProfile } from './staff-profile.tsx';

const at = Date.UTC(2026, 10, 24, 1, 30);

const meta = {
  title: 'Back office (quan tri)/StaffProfile',
  component: StaffProfile,
  args: {
    sessions: [
      {
        id: '1',
        device: 'Chrome trên Android',
        createdAt: at,
        lastUsedAt: at + 60_000,
        current: true,
      },
      { id: '2', device: null, createdAt: at - 7_200_000, lastUsedAt: at - 3_600_000 },
    ],
    passkeys: [
      { id: 'k', device: 'Chrome trên Android', createdAt: at - 86_400_000, lastUsedAt: null },
    ],
    onEnd: fn(),
    onRemove: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof StaffProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất thiết bị' }));
    await expect(args.onEnd).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa khóa' }));
    await expect(args.onRemove).toHaveBeenCalledWith('k');
    const add = canvas.getByRole('button', { name: /Thêm khóa truy cập/ });
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    add.blur();
  },
};

export const WithoutPasskeysOnPhone: Story = {
  args: { passkeys: [], error: 'Không kết nối được với cửa hàng.' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/chưa có khóa truy cập/)).toBeVisible();
  },
};
