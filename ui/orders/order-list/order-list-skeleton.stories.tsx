import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OrderCard } from '../order-card/order-card.tsx';
import { order } from '../order-card/orders.sample.ts';
import { OrderListSkeleton } from './order-list-skeleton.tsx';

const meta = {
  title: 'Đơn hàng/OrderListSkeleton',
  component: OrderListSkeleton,
} satisfies Meta<typeof OrderListSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const short = { ...order, items: order.items.slice(0, 1) };

/** Above what comes in its place: each card as high as one with a short name. */
const beside: Story = {
  render: () => (
    <div className='space-y-4'>
      <OrderListSkeleton />
      <OrderCard order={short} onTrack={() => {}} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const height = (selector: string) => canvasElement.querySelector(selector)?.clientHeight ?? 0;
    // Once the fonts are there.
    await waitFor(() => {
      const difference = height('[aria-hidden] > div') - height('article');
      return expect(Math.abs(difference)).toBeLessThan(4);
    });
  },
};

export const FinalSize: Story = { ...beside, globals: { viewport: { value: 'desktop' } } };
export const FinalSizeOnPhone: Story = { ...beside, globals: { viewport: { value: 'phone' } } };
