import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'Nền tảng/Button',
  component: Button,
  args: { children: 'Xem Cửa Hàng', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Disabled: Story = {
  args: { disabled: true, children: 'Hết hàng' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
export const LongWords: Story = {
  args: {
    children: 'Thêm tất cả sản phẩm đang giảm giá trong danh mục Cầu Thủy Tinh vào giỏ hàng',
  },
  globals: { viewport: { value: 'phone' } },
};
