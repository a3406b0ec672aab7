import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderMoney } from './order-money.tsx';

const at = Date.UTC(2026, 10, 25, 3, 0);

const meta = {
  title: 'Back office (quan tri)/OrderMoney',
  component: OrderMoney,
  args: {
    paid: 0,
    due: 1_225_000,
    refundDue: 0,
    claimedAt: at,
    late: [],
    onRecord: fn(),
    onAssign: fn(),
  },
} satisfies Meta<typeof OrderMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const amount = canvas.getByLabelText('Số tiền đã nhận (đồng)');
    await step('rejects a wrong amount', async () => {
      await userEvent.clear(amount);
      await userEvent.type(amount, '50.5{Enter}');
      await expect(amount).toHaveAccessibleDescription(/^Nhập bằng chữ số/);
      await expect(args.onRecord).not.toHaveBeenCalled();
    });
    await step('records an amount with points', async () => {
      await userEvent.clear(amount);
      await userEvent.type(amount, '1.225.000');
      await userEvent.click(canvas.getByRole('button', { name: 'Đã nhận tiền' }));
      await expect(args.onRecord).toHaveBeenCalledWith(1_225_000);
    });
  },
};

export const Late: Story = {
  args: { paid: 200_000, due: 0, refundDue: 200_000, late: [{ id: 7, amount: 1_025_000, at }] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tính vào đơn này' }));
    await expect(args.onAssign).toHaveBeenCalledWith(7);
  },
};

/** An order on delivery that waits for its deposit. */
export const Deposit: Story = {
  args: { depositDue: 100_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Số tiền đã nhận (đồng)')).toHaveValue('100.000');
  },
};

/** The carrier has not been told about the money. */
export const OnTheWay: Story = {
  args: {
    ...{ paid: 210_000, due: 0, claimedAt: null },
    afterHandOver: { amount: 210_000, isDelivered: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/bớt khoản này khỏi tiền thu hộ/)).toBeVisible();
  },
};

/** The carrier may have collected the money as well. */
export const Delivered: Story = {
  args: {
    ...{ paid: 260_000, due: 0, claimedAt: null },
    afterHandOver: { amount: 210_000, isDelivered: true },
  },
  play: async ({ canvas }) => {
    const advice = canvas.getByText(/đã thu tiền mặt chưa/);
    await expect(advice).toHaveTextContent('Nếu đã thu, trả lại khách 210.000 VNĐ, rồi ghi lại');
  },
};

/** A part of what the customer has paid was paid back. */
export const Refunded: Story = {
  args: { paid: 575_000, refunded: 650_000, due: 0, claimedAt: null },
  play: async ({ canvas }) => {
    const amounts = canvas.getAllByRole('definition').map((amount) => amount.textContent);
    await expect(amounts).toEqual(['1.225.000 VNĐ', '−650.000 VNĐ']);
  },
};

/** Goods came back after a part of the money was paid back, such as for a scratch. */
export const RefundedBefore: Story = {
  args: { paid: 1_175_000, refunded: 50_000, due: 0, refundDue: 400_000, claimedAt: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Còn phải hoàn (đã trừ tiền hoàn lại)')).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { onRecord: undefined, onAssign: undefined } };
