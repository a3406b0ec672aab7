import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderAlerts } from './order-alerts.tsx';

const meta = {
  title: 'Orders (don hang)/OrderAlerts',
  component: OrderAlerts,
  args: { state: 'off', onChange: fn() },
} satisfies Meta<typeof OrderAlerts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a customer uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Báo cho tôi khi đơn có tin mới' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const On: Story = {
  args: { state: 'on' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tắt thông báo' }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

/** A second press while the first one is being sent does nothing. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Denied: Story = { args: { state: 'denied' } };

export const OnIPhone: Story = {
  args: { state: 'install' },
  globals: { viewport: { value: 'phone' } },
};

export const Failed: Story = {
  args: {
    error: 'Trình duyệt chưa kết nối được với dịch vụ thông báo của nó. Vui lòng thử lại sau.',
  },
};
