import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { shop } from './shop.sample.ts';
import { ShopFrame } from './shop-frame.tsx';

const meta = {
  title: 'Layout (khung trang)/ShopFrame',
  component: ShopFrame,
  args: {
    ...shop,
    cartCount: 0,
    onSearch: fn(),
    onSignUp: fn(),
    children: <EmptyState title='Nội dung của trang' headingLevel={1} />,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className='flex min-h-dvh flex-col'>{Story()}</div>],
} satisfies Meta<typeof ShopFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The content fills the space between bar and footer, and the keyboard can skip to it. */
export const Guest: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const main = canvas.getByRole('main');
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().bottom)
      .toBeGreaterThanOrEqual(innerHeight);
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Chuyển đến nội dung chính' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${main.id}`);
    main.focus();
    await expect(main).toHaveFocus();
  },
};

/** News of the shop stands above the bar, which stays when the page is scrolled. */
export const WithAnnouncement: Story = {
  args: { announcement: 'Nghỉ Tết từ 5/2 đến 14/2. Đơn đặt trong dịp nghỉ được gửi từ 15/2.' },
  globals: { viewport: { value: 'phone' } },
};

export const SignedIn: Story = {
  args: { account: <Button variant='quiet'>Tài khoản</Button>, cartCount: 3, active: 'cart' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Đăng kí' })).toBeNull();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Giỏ hàng, 3 sản phẩm',
    );
  },
};

export const PhoneWidth: Story = {
  args: { cartCount: 12, active: 'store' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(innerWidth).toBe(390);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
