import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PurchaseLines } from './purchase-lines.tsx';
import { purchase } from './purchase.sample.ts';

const meta = {
  title: 'Catalogue (cua hang)/PurchaseLines',
  component: PurchaseLines,
  args: purchase,
  decorators: [(Story) => <div className='max-w-140'>{Story()}</div>],
} satisfies Meta<typeof PurchaseLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giao hàng toàn quốc, phí 10.000 VNĐ mỗi đơn')).toBeVisible();
    await expect(canvas.getByText(/hải đảo: 5–8 ngày làm việc/)).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/delivery',
      '/returns',
    ]);
  },
};

/** The delivery is free from a subtotal. */
export const FreeFromSubtotal: Story = {
  args: { ...purchase, shipping: { fee: 25_000, freeFrom: 500_000 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Giao hàng toàn quốc, phí 25.000 VNĐ mỗi đơn, miễn phí cho đơn từ 500.000 VNĐ',
      ),
    ).toBeVisible();
  },
};

/** The delivery is always free. */
export const FreeDelivery: Story = {
  args: { ...purchase, shipping: { fee: 0, freeFrom: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giao hàng toàn quốc, miễn phí')).toBeVisible();
  },
};

/** The shop has no other times for remote areas. */
export const SameTimeEverywhere: Story = {
  args: { ...purchase, delivery: { ...purchase.delivery, remoteTime: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/hải đảo/)).toBeNull();
  },
};
