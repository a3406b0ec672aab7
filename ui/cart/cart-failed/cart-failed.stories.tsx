import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CartFailed } from './cart-failed.tsx';

const meta = {
  title: 'Cart (gio hang)/CartFailed',
  component: CartFailed,
  args: { onRetry: fn() },
} satisfies Meta<typeof CartFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** States the failure and that the cart is kept, and offers another attempt. */
export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Chưa tải được giỏ hàng');
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
