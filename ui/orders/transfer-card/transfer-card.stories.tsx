import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleNow, sampleTransfer } from '../own-order.sample.ts';
import { TransferCard } from './transfer-card.tsx';

const meta = {
  title: 'Orders (don hang)/TransferCard',
  component: TransferCard,
  args: { transfer: sampleTransfer, onClaim: fn(), now: sampleNow },
} satisfies Meta<typeof TransferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a customer uses them. */
export const Interaction: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('shows the values and the time that is left', async () => {
      await expect(canvas.getByText('TA7K3M9QXY')).toBeVisible();
      await expect(canvas.getByText(/thêm 23 giờ 41 phút/)).toBeVisible();
    });
    await step('the customer says to have paid', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tôi đã chuyển khoản' }));
      await expect(args.onClaim).toHaveBeenCalledOnce();
    });
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Texts of twice their size: the buttons stand below the values. */
export const LargeTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
    const { bottom } = canvas.getByText(sampleTransfer.account).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: /^Sao chép số tài khoản/ });
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

export const LastMinutes: Story = {
  args: { transfer: { ...sampleTransfer, expiresAt: sampleNow + 750_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/thêm 12 phút 30 giây/)).toBeVisible();
  },
};

/** An amount that banks transfer in parts only: the code has none. */
export const InParts: Story = {
  args: { transfer: { ...sampleTransfer, amount: 615_500_000, inParts: true } },
};

export const Claimed: Story = {
  args: { transfer: { ...sampleTransfer, claimedAt: sampleNow } },
};

export const Expired: Story = {
  args: { transfer: { ...sampleTransfer, expiresAt: sampleNow } },
};
