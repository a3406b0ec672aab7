import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { adminOrder } from '../admin-orders.sample.ts';
import { ParcelPrint } from './parcel-print.tsx';

const meta = {
  title: 'Back office (quan tri)/ParcelPrint',
  component: ParcelPrint,
  args: {
    kind: 'label',
    sender: {
      name: 'Thạch An',
      phone: '0901 234 567',
      address: '25 Hàng Gai, Phường Hoàn Kiếm, Thành phố Hà Nội',
    },
    code: '3F2A9-1C4D7',
    address: adminOrder.address,
    items: adminOrder.items,
    collect: 1_441_000,
    carrier: 'Viettel Post',
    trackingCode: 'VTP123456',
    backHref: '/orders/order-1',
    onPrint: fn(),
  },
} satisfies Meta<typeof ParcelPrint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Label: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'In' });
    await userEvent.click(button);
    await expect(args.onPrint).toHaveBeenCalledOnce();
    button.blur();
    await expect(canvas.getByText('Thu hộ: 1.441.000 VNĐ')).toBeVisible();
    await expect(canvas.getByText(/^25 Hàng Gai/)).toBeVisible();
  },
};

export const Gift: Story = {
  args: { kind: 'slip', giftNote: 'Chúc mẹ luôn mạnh khỏe và bình an.\nCon An' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Chúc mẹ luôn mạnh khỏe/)).toBeVisible();
    await expect(canvas.queryByText(/VNĐ/)).toBeNull();
  },
};

export const Slip: Story = {
  args: { kind: 'slip', collect: 0, carrier: null, trackingCode: null },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByText('Không thu tiền')).toBeVisible();
  },
};

/** The order waits for a bank transfer. */
export const Unpaid: Story = {
  args: { collect: 0, unpaid: 1_441_000, carrier: null, trackingCode: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không thu tiền')).toBeVisible();
    await expect(canvas.getByText(/^Chưa thanh toán 1.441.000 VNĐ/)).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { collect: 0, onPrint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Đơn đã hủy/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/orders/order-1');
  },
};
