import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { adminOrder } from '../admin-orders.sample.ts';
import { ReturnItems } from './return-items.tsx';

const meta = {
  title: 'Back office (quan tri)/ReturnItems',
  component: ReturnItems,
  args: {
    open: true,
    onClose: fn(),
    code: adminOrder.code,
    items: adminOrder.items,
    onReturn: fn(),
  },
} satisfies Meta<typeof ReturnItems>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The whole order needs no reason. */
export const Interaction: Story = {
  play: async ({ args, userEvent }) => {
    const submit = await screen.findByRole('button', { name: 'Nhận lại cả đơn' });
    await expect(screen.queryByLabelText('Lý do')).toBeNull();
    await userEvent.click(submit);
    await expect(args.onReturn).toHaveBeenCalledWith(undefined);
    submit.blur();
  },
};

export const PartOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByLabelText('Một phần'));
    await userEvent.type(screen.getByLabelText('Lý do'), 'Không vừa cỡ');
    const submit = screen.getByRole('button', { name: 'Nhận lại phần đã chọn' });
    await userEvent.click(submit);
    await expect(args.onReturn).not.toHaveBeenCalled();
    await expect(screen.getByRole('alert')).toHaveTextContent(/^Nhập số lượng nhận lại/);
    const quantity = screen.getByLabelText('Số lượng nhận lại: Vòng Tay Đá Mắt Hổ');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1');
    await userEvent.click(submit);
    await expect(args.onReturn).toHaveBeenCalledWith({
      reason: 'Không vừa cỡ',
      items: [{ productId: 'a', quantity: 1 }],
    });
    submit.blur();
  },
};
