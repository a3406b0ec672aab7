import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { adminOrders } from '../admin-orders.sample.ts';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { AdminOrders } from './admin-orders.tsx';

const labels = ['Chờ xác nhận', 'Đang xử lý', 'Đang giao hàng', 'Đã giao', 'Đã hủy'];

const meta = {
  title: 'Back office (quan tri)/AdminOrders',
  component: AdminOrders,
  args: {
    tabs: [
      { href: '/orders', label: 'Tất cả', current: true },
      ...labels.map((label, index) => ({
        href: `/orders?status=${index}`,
        label,
        count: [1, 12, 340, 1_001, 0][index],
        current: false,
      })),
    ],
    search: '',
    onSearch: fn(),
    orders: adminOrders,
    nextHref: '/orders?after=order-4',
  },
} satisfies Meta<typeof AdminOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Đã giao 1\.000\+/ })).toBeVisible();
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(6);
    await expect(rows[2]).toHaveTextContent(/Trần Thị Bình.*Đã xác nhận.*3\.445\.000 VNĐ/);
    await expect(rows[2]).toHaveTextContent('0912345671 · Hà Nội');
    await expect(rows[5]).toHaveTextContent('(đã xóa tài khoản)');
    const search = canvas.getByRole('searchbox', { name: 'Tìm đơn hàng' });
    await userEvent.type(search, 'an');
    await expect(args.onSearch).toHaveBeenLastCalledWith('an');
    search.blur();
  },
};

export const PhoneWidth: Story = {
  args: {
    firstHref: '/orders',
    orders: adminOrders.map((order, index) =>
      index === 1 ? { ...order, statusName: 'Chờ chuyển khoản' } : order
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Nguyễn Văn An' })).toBeVisible();
    for (const { lastChild } of canvas.getAllByText(/Đã xác nhận$/)) {
      const range = new Range();
      range.selectNodeContents(lastChild!);
      await expect(range.getClientRects().length).toBeLessThanOrEqual(1);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Loading: Story = {
  args: { orders: undefined, nextHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải...');
  },
};

export const NothingFound: Story = {
  args: { orders: [], search: 'Nguyễn Ai', nextHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không tìm thấy gì.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { orders: undefined, nextHref: undefined, error: 'Hệ thống đang bận.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Hệ thống đang bận.');
  },
};

/** Filter by day, which leaves no order. */
export const NoneInPeriod: Story = {
  args: {
    orders: [],
    nextHref: undefined,
    isFiltered: true,
    filters: (
      <>
        <TextField label='Từ ngày' type='date' defaultValue='2026-11-02' />
        <TextField label='Đến hết ngày' type='date' defaultValue='2026-11-08' />
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không có đơn hàng nào trong những ngày này.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Orders that are handed over to the carrier together. */
export const Selecting: Story = {
  args: {
    newHref: '/orders/new',
    bulk: {
      selected: new Set(['order-1']),
      onSelect: fn(),
      action: 'Đã giao cho đơn vị vận chuyển',
      onAction: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Chọn đơn 3F2A9-1C4D0' });
    await userEvent.click(box);
    await expect(args.bulk?.onSelect).toHaveBeenCalledWith(new Set(['order-1', 'order-0']));
    const action = canvas.getByRole('button', { name: 'Đã giao cho đơn vị vận chuyển (1)' });
    await userEvent.click(action);
    await expect(args.bulk?.onAction).toHaveBeenCalledOnce();
    action.blur();
  },
};
