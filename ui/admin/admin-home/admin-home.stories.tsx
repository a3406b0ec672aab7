import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminOrders } from '../admin-orders.sample.ts';
import { AdminHome } from './admin-home.tsx';

const meta = {
  title: 'Back office (quan tri)/AdminHome',
  component: AdminHome,
  args: {
    tasks: [
      { label: 'Chờ xác nhận', count: 2, href: '/orders?status=awaiting-confirmation' },
      { label: 'Cần giao', count: 14, href: '/orders?status=processing' },
      { label: 'Chờ chuyển khoản', count: 0, href: '/orders?status=awaiting-transfer' },
      { label: 'Yêu cầu đổi trả', count: 1, href: '/returns' },
      { label: 'Sắp hết hàng', count: 1_001, href: '/products?state=low' },
    ],
    orders: adminOrders.slice(0, 3),
    alertsHref: '/profile',
    periods: [7, 30, 90].map((days) => ({
      label: `${days} ngày`,
      href: `/?days=${days}`,
      current: days === 7,
    })),
    figures: {
      turnover: Array.from({ length: 7 }, (_, index) => ({
        day: `${15 + index}/11`,
        amount: (index % 4) * 1_350_000,
        orders: index % 4,
      })),
      bestSellers: [
        { name: 'Vòng Tay Đá Mắt Hổ', quantity: 12 },
        { name: 'Hũ Đá Thạch Anh Tím', quantity: 5 },
      ],
      newCustomers: Array.from({ length: 7 }, (_, index) => ({
        day: `${15 + index}/11`,
        customers: index % 3,
      })),
    },
  },
} satisfies Meta<typeof AdminHome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /2\s*Chờ xác nhận/ })).toBeVisible();
    await expect(canvas.getByText('12.150.000 VNĐ')).toBeVisible();
    // The tasks have one row.
    const topOf = (name: RegExp) => canvas.getByRole('link', { name }).getBoundingClientRect().top;
    await expect(topOf(/Sắp hết hàng/)).toBe(topOf(/Cần giao/));
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const LargeTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const NewShop: Story = {
  args: { orders: [], figures: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chưa có đơn hàng nào.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { tasks: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Đang tải...' })).toBeVisible();
  },
};
