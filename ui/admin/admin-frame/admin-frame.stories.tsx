import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AdminFrame } from './admin-frame.tsx';

const meta = {
  title: 'Back office (quan tri)/AdminFrame',
  component: AdminFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    shopName: 'Thạch An',
    shopHref: 'https://shop.example',
    member: { name: 'Trần Thị Bình', email: 'binh@example.com', roleName: 'Chủ cửa hàng' },
    links: [
      { href: '/orders', label: 'Đơn hàng', current: true, count: 3 },
      { href: '/products', label: 'Sản phẩm', current: false },
    ],
    onLogOut: fn(),
    children: <p>Nội dung</p>,
  },
} satisfies Meta<typeof AdminFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Đơn hàng/ }))
      .toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Đăng xuất')).not.toBeVisible();
    await userEvent.click(canvas.getByLabelText('Tài khoản: Trần Thị Bình'));
    await expect(canvas.getByText(/Chủ cửa hàng/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const PhoneWidth: Story = {
  args: { member: { ...meta.args.member, name: 'Nguyễn Phúc Thị Ngọc Huyền Trân' } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
