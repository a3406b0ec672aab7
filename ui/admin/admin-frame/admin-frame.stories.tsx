import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
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
      { href: '/customers', label: 'Khách hàng', current: false },
      { href: '/promos', label: 'Mã giảm giá', shortLabel: 'Mã giảm', current: false },
      { href: '/settings', label: 'Thiết lập', current: false },
      { href: '/staff', label: 'Nhân viên', current: false },
    ],
    profileHref: '/profile',
    onPalette: fn(),
    moreOpen: false,
    onMore: fn(),
    onLogOut: fn(),
    children: <p>Nội dung</p>,
  },
} satisfies Meta<typeof AdminFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Đơn hàng/ }))
      .toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Đăng xuất')).not.toBeVisible();
    await userEvent.click(canvas.getByLabelText('Tài khoản: Trần Thị Bình'));
    await expect(canvas.getByText(/Chủ cửa hàng/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Tìm nhanh' }));
    await expect(args.onPalette).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Tìm nhanh' }).blur();
  },
};

/** A long name of the shop has several lines on a phone. */
export const LongName: Story = {
  args: { shopName: 'Trang Sức Phong Thủy và Đá Quý Tự Nhiên Bình An Lộc Phát' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const name = canvas.getByText(args.shopName);
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const PhoneWidth: Story = {
  args: { member: { ...meta.args.member, name: 'Nguyễn Phúc Thị Ngọc Huyền Trân' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const name = canvas.getByText(args.shopName);
    await expect(name.scrollWidth).toBe(name.clientWidth);
    const bar = within(canvas.getByRole('navigation'));
    await expect(bar.getAllByRole('link')).toHaveLength(4);
    const more = bar.getByRole('button', { name: 'Thêm' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(args.onMore).toHaveBeenCalledOnce();
    more.blur();
  },
};

/** Texts of twice their size: no label of the bar runs into the next one. */
export const LargeTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvas }) => {
    const labels = canvas.getByRole('navigation').querySelectorAll('span');
    await expect(labels.length).toBeGreaterThan(0);
    for (const { scrollWidth, clientWidth } of labels) {
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  },
};
