import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OrderCard } from '../order-card/order-card.tsx';
import { order } from '../order-card/orders.sample.ts';
import { OrderListSkeleton } from './order-list-skeleton.tsx';

const meta = {
  title: 'Orders (don hang)/OrderListSkeleton',
  component: OrderListSkeleton,
} satisfies Meta<typeof OrderListSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const shortOrder = { ...order, items: order.items.slice(0, 1) };

/** Skeleton above a card: each placeholder is as high as a card with a short name. */
const comparison: Story = {
  render: () => (
    <div className='space-y-4'>
      <OrderListSkeleton />
      <OrderCard order={shortOrder} onTrack={() => {}} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const height = (selector: string) => canvasElement.querySelector(selector)?.clientHeight ?? 0;
    // The height changes when the fonts have loaded.
    await waitFor(() => {
      const difference = height('[aria-hidden] > div') - height('article');
      return expect(Math.abs(difference)).toBeLessThan(4);
    });
  },
};

export const FinalSize: Story = { ...comparison, globals: { viewport: { value: 'desktop' } } };
export const FinalSizeOnPhone: Story = { ...comparison, globals: { viewport: { value: 'phone' } } };
