import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { orders } from '../../orders/order-card/orders.sample.ts';
import type { OrderView } from '../../orders/order-card/order-card.tsx';
import type { Product } from '../../catalogue/listed-product.ts';
import { seedOf } from '../../catalogue/seed.sample.ts';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { MyOrdersPage } from './my-orders-page.tsx';

const meta = {
  title: 'Pages (trang)/MyOrdersPage',
  component: MyOrdersPage,
  args: { orders: [], onTrack: fn(), onRetry: fn(), onLogIn: fn() },
  decorators: [framed()],
  parameters: pageParameters,
} satisfies Meta<typeof MyOrdersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One order of each status, with products of the catalogue. */
function ordersOf(seed: readonly Product[]): OrderView[] {
  return orders.map((order, index) => {
    const bought = seed.slice(3 * index, 3 * index + 1 + index % 3);
    return {
      ...order,
      items: bought.map(({ name, image }) => ({ name, image, quantity: 1 })),
      amount: bought.reduce((sum, { price }) => sum + price, 10_000),
    };
  });
}

/** Newest order first. The status of each can be requested. */
export const Full: Story = {
  render: (args, context) => <MyOrdersPage {...args} orders={ordersOf(seedOf(context))} />,
  globals: { viewport: { value: 'desktop' } },
};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  render: (args, context) => <MyOrdersPage {...args} orders={ordersOf(seedOf(context))} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const dates = [...canvasElement.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    await expect(dates).toEqual(dates.toSorted().reverse());
    const [first] = canvas.getAllByRole('button', { name: /^Theo dõi đơn hàng/ });
    if (first) await userEvent.click(first);
    await expect(args.onTrack).toHaveBeenCalledWith(orders[0]?.id);
  },
};

export const FullOnPhone: Story = {
  ...Full,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Orders that were loaded earlier are still shown. */
export const FailedToUpdate: Story = {
  ...Full,
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa cập nhật được đơn hàng');
    await expect(canvas.getAllByRole('article')).toHaveLength(orders.length);
  },
};

/** The orders are shown, without the reviews that customers can write. */
export const FailedReviewsOnPhone: Story = {
  ...Full,
  args: { onReviewsRetry: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa tải được đánh giá.');
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onReviewsRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải đơn hàng');
  },
};

export const LoadingOnPhone: Story = {
  ...Loading,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

export const Failed: Story = {
  args: { state: 'failed' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bạn chưa có đơn hàng nào')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Xem Cửa Hàng' })).toHaveAttribute(
      'href',
      '/store',
    );
  },
};

/** A guest is asked to log in. */
export const Guest: Story = {
  args: { guest: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Vui lòng đăng nhập để xem đơn hàng')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

export const GuestOnPhone: Story = {
  ...Guest,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
