import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { orders } from '../order-card/orders.sample.ts';
import { OrderList } from './order-list.tsx';

const meta = {
  title: 'Orders (don hang)/OrderList',
  component: OrderList,
  args: { orders, onTrack: fn() },
} satisfies Meta<typeof OrderList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The orders are shown in the given order. */
export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    const dates = [...canvasElement.querySelectorAll('time')].map((time) => time.dateTime);
    await expect(dates).toEqual(orders.map(({ date }) => date));
    // In a list of buttons, each has a name of its own.
    await userEvent.click(canvas.getByRole('button', { name: 'Theo dõi đơn hàng 3F2A9-1C4D6' }));
    await expect(args.onTrack).toHaveBeenCalledWith('order-6');
  },
};

export const Tracking: Story = {
  args: { tracking: 'order-4' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Đang cập nhật\.\.\./ })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: /^Theo dõi đơn hàng/ })).toHaveLength(5);
  },
};

/** The first further order takes the focus. */
export const More: Story = {
  render: function Growing(args) {
    const [count, setCount] = useState(2);
    const onMore = count < orders.length ? () => setCount(orders.length) : undefined;
    return <OrderList {...args} orders={orders.slice(0, count)} onMore={onMore} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xem thêm đơn hàng' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[2]).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Xem thêm đơn hàng' })).toBeNull();
  },
};

/** During a request the button keeps the focus and sends no second request. */
export const LoadingMore: Story = {
  args: { onMore: fn(), loadingMore: true, orders: orders.slice(0, 1) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Đang tải…' });
    await userEvent.click(button);
    await expect(args.onMore).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { orders: [], state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải đơn hàng');
  },
};

export const Empty: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bạn chưa có đơn hàng nào')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Xem Cửa Hàng' })).toHaveAttribute(
      'href',
      '/store',
    );
  },
};

export const Failed: Story = {
  args: { orders: [], state: 'failed', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Orders that were loaded earlier are still shown. */
export const FailedToUpdate: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa cập nhật được đơn hàng');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await step('track the last order', async () => {
      const track = canvas.getAllByRole('button', { name: /^Theo dõi đơn hàng/ }).at(-1);
      if (track) await userEvent.click(track);
      await expect(args.onTrack).toHaveBeenCalledWith('order-1');
      track?.blur();
    });
  },
};
export const LoadingOnPhone: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };
