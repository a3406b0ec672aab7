import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { RefundOrder } from './refund-order.tsx';

const meta = {
  title: 'Back office (quan tri)/RefundOrder',
  component: RefundOrder,
  args: {
    open: true,
    onClose: fn(),
    code: '3F2A9-1C4D7',
    amount: 150_000,
    onRefund: fn(),
  },
} satisfies Meta<typeof RefundOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(document.body);
    const reason = dialog.getByLabelText('Lý do');
    await expect(reason).toHaveAccessibleDescription('Khách đọc được lý do này trong email.');
    await userEvent.type(reason, 'Thiếu một món');
    const amount = dialog.getByLabelText('Số tiền đã hoàn (đồng)');
    await userEvent.clear(amount);
    await userEvent.type(amount, '50,5{Enter}');
    await expect(args.onRefund).not.toHaveBeenCalled();
    await expect(amount).toHaveAccessibleDescription(/^Nhập bằng chữ số/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '150k');
    await userEvent.click(dialog.getByRole('button', { name: 'Ghi nhận hoàn tiền' }));
    await expect(args.onRefund).toHaveBeenCalledWith({ amount: 150_000, reason: 'Thiếu một món' });
  },
};

export const Failed: Story = {
  args: { error: 'Chỉ có thể hoàn tối đa 100.000 VNĐ.' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(within(document.body).getByRole('alert')).toBeVisible();
  },
};
