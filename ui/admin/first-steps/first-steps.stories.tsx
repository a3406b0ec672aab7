import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FirstSteps } from './first-steps.tsx';

const meta = {
  title: 'Back office (quan tri)/FirstSteps',
  component: FirstSteps,
  args: {
    onHide: fn(),
    steps: [
      { label: 'Điền điện thoại và email của cửa hàng', href: '/settings', done: true },
      { label: 'Điền thông tin người bán theo luật', href: '/settings', done: true },
      { label: 'Thêm tài khoản ngân hàng để nhận chuyển khoản', href: '/settings', done: false },
      { label: 'Đăng sản phẩm đầu tiên', href: '/products/new', done: false },
    ],
  },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByPress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByLabelText('Đã xong')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Ẩn danh sách này' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
