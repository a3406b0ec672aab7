import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { adminOrder } from '../admin-orders.sample.ts';
import { CancelOrder } from './cancel-order.tsx';

const meta = {
  title: 'Back office (quan tri)/CancelOrder',
  component: CancelOrder,
  args: {
    open: true,
    onClose: fn(),
    code: adminOrder.code,
    items: adminOrder.items,
    divisible: true,
    onCancel: fn(),
  },
} satisfies Meta<typeof CancelOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, userEvent }) => {
    const submit = await screen.findByRole('button', { name: 'Hủy đơn' });
    await userEvent.click(submit);
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Lý do'), 'Khách đổi ý');
    await userEvent.click(submit);
    await expect(args.onCancel).toHaveBeenCalledWith({ reason: 'Khách đổi ý' });
    submit.blur();
  },
};

export const Part: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByLabelText('Một phần'));
    await userEvent.type(screen.getByLabelText('Lý do'), 'Hết hàng');
    const submit = screen.getByRole('button', { name: 'Hủy phần đã chọn' });
    await userEvent.click(submit);
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(screen.getByRole('alert')).toHaveTextContent(/^Nhập số lượng muốn hủy/);
    const quantity = screen.getByLabelText('Số lượng hủy: Vòng Tay Đá Mắt Hổ');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1');
    await userEvent.click(submit);
    await expect(args.onCancel).toHaveBeenCalledWith({
      reason: 'Hết hàng',
      items: [{ productId: 'a', quantity: 1 }],
    });
    await expect(screen.queryByRole('alert')).toBeNull();
    submit.blur();
  },
};

export const FailedOnPhone: Story = {
  args: { divisible: false, error: 'Đơn hàng không thể chuyển sang trạng thái này.' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(screen.queryByLabelText('Một phần')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Không hủy' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
