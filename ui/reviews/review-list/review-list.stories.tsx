import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { reviews, summary } from '../reviews.sample.ts';
import { ReviewList } from './review-list.tsx';

const meta = {
  title: 'Reviews (danh gia)/ReviewList',
  component: ReviewList,
  args: { summary, reviews },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof ReviewList>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Đánh giá của khách hàng' })).toBeVisible();
    await expect(canvas.getAllByText('Đã mua hàng')).toHaveLength(reviews.length);
    const time = canvasElement.querySelector('time');
    await expect(time).toHaveTextContent('20/11/2026');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The first further review takes the focus. */
export const More: Story = {
  render: function Growing(args) {
    const [count, setCount] = useState(2);
    const onMore = count < reviews.length ? () => setCount(reviews.length) : undefined;
    return <ReviewList {...args} reviews={reviews.slice(0, count)} onMore={onMore} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xem thêm đánh giá' }));
    await waitFor(() => expect(canvas.getByText('Cô Hạnh').closest('li')).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** During a request the button keeps the focus and sends no second request. */
export const Loading: Story = {
  args: { onMore: fn(), state: 'loading' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Đang tải…' });
    await userEvent.click(button);
    await expect(args.onMore).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { onMore: fn(), state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa tải được đánh giá');
    const button = canvas.getByRole('button', { name: 'Xem thêm đánh giá' });
    await userEvent.click(button);
    await expect(args.onMore).toHaveBeenCalledOnce();
    button.blur();
  },
};

export const Empty: Story = {
  args: { summary: { count: 0, average: null, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Chưa có đánh giá nào/)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Texts without spaces and markup are shown as they are. */
export const HostileTextOnPhone: Story = {
  args: {
    reviews: [
      { ...reviews[0]!, author: 'W'.repeat(40), text: '<b>đẹp</b>'.repeat(40) },
      { ...reviews[1]!, text: 'Ư'.repeat(100) },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^<b>đẹp<\/b>/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
