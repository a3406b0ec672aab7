import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderCard } from './order-card.tsx';
import { order } from './orders.sample.ts';

const meta = {
  title: 'Orders (don hang)/OrderCard',
  component: OrderCard,
  args: { order, onTrack: fn() },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(
      'Vòng Tay Đá Mắt Hổ x 2, Hũ Đá Thạch Anh Tím x 1',
    );
    // A number stays on the line of its product.
    await expect(canvas.getByRole('heading').textContent).toMatch(/Hổ\u00a0x\u00a02/);
    await expect(canvas.getByText('1.590.000 VNĐ')).toBeVisible();
    await expect(canvas.getByText('3F2A9-1C4D7')).toBeVisible();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2);
    await expect(canvas.getByText(/^Giao đến: Nguyễn Văn An, 0912 345 678, 12 Hàng Bạc, Phường/))
      .toBeVisible();
    await expect(canvas.getByText('Sản phẩm: 2')).toBeVisible();
    const time = canvasElement.querySelector('time');
    await expect(time).toHaveTextContent('21/11/2026 15:05');
    await expect(time).toHaveAttribute('datetime', '2026-11-21T08:05:00.000Z');
    await expect(canvas.getByText('Đang xử lý')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Theo dõi đơn hàng 3F2A9-1C4D7' }));
    await expect(args.onTrack).toHaveBeenCalledWith('order-1');
  },
};

const showsStatus: Story['play'] = async ({ args, canvas, step, userEvent }) => {
  await expect(canvas.getByText(args.order.status)).toBeVisible();
  await step('track the order', async () => {
    const track = canvas.getByRole('button', { name: 'Theo dõi đơn hàng 3F2A9-1C4D7' });
    await userEvent.click(track);
    await expect(args.onTrack).toHaveBeenCalledWith(args.order.id);
    track.blur();
  });
};

export const AwaitingPayment: Story = {
  args: { order: { ...order, status: 'Chờ thanh toán' } },
  play: showsStatus,
};
export const AwaitingConfirmation: Story = {
  args: { order: { ...order, status: 'Chờ xác nhận' } },
  play: showsStatus,
};
export const OutForDelivery: Story = {
  args: { order: { ...order, status: 'Đang giao hàng' } },
  play: showsStatus,
};
export const Delivered: Story = {
  args: { order: { ...order, status: 'Đã giao' } },
  play: showsStatus,
};
export const Cancelled: Story = {
  args: { order: { ...order, status: 'Đã hủy' } },
  play: showsStatus,
};

/** An unknown status is shown as the server sent it. */
export const UnknownStatus: Story = {
  args: { order: { ...order, status: 'Chờ lấy hàng' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chờ lấy hàng')).toBeVisible();
  },
};

/** During a request the button keeps the focus and sends no second request. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Đang cập nhật... 3F2A9-1C4D7' });
    await userEvent.click(button);
    await expect(args.onTrack).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

const bracelet = order.items[0]?.image ?? '';

const manyItems = {
  ...order,
  amount: 1_536_010_000,
  items: [
    {
      name: 'Vòng Cổ Bình An Khấu Cẩm Thạch Xanh Mướt Kèm Dây Đan Tay Phong Cách Cổ Điển',
      quantity: 12,
      image: bracelet,
    },
    ...order.items,
    { name: 'Tượng Voi Ngọc', quantity: 480, image: bracelet },
    { name: 'Nhẫn Ngọc', quantity: 1, image: bracelet },
  ],
};

export const ManyItems: Story = {
  args: { order: manyItems },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(
      / x 12, .* x 2, .* x 1, .* x 480, .* x 1$/,
    );
    await expect(canvas.getByText('Sản phẩm: 5')).toBeVisible();
    await expect(canvas.getByText('+1')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Ngọc\sx\s480/);
  },
};

export const PhoneWidth: Story = {
  args: { order: manyItems },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Texts of twice their size: the amount breaks after its number. */
export const LargeTextOnPhone: Story = {
  ...PhoneWidth,
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
