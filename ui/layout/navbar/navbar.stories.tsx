import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Navbar } from './navbar.tsx';

const meta = {
  title: 'Layout (khung trang)/Navbar',
  component: Navbar,
  args: { name: 'Thạch An', active: 'home', cartCount: 0, onSearch: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => (
    <div className='min-h-80'>
      {Story()}
    </div>
  )],
} satisfies Meta<typeof Navbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Trang chủ');
    await expect(canvas.getByRole('link', { name: 'Giỏ hàng, 0 sản phẩm' })).toHaveTextContent('');
  },
};

/** The badge shows the number of different products. */
export const WithCart: Story = {
  args: { cartCount: 3, active: 'store' },
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('link', { name: 'Giỏ hàng, 3 sản phẩm' });
    await expect(cart).toHaveTextContent('3');
    await expect(cart.clientWidth).toBeGreaterThanOrEqual(44);
  },
};

export const InCart: Story = {
  args: { cartCount: 120, active: 'cart' },
  play: async ({ canvas, step, userEvent }) => {
    const cart = canvas.getByRole('link', { current: 'page' });
    await expect(cart).toHaveAccessibleName('Giỏ hàng, 120 sản phẩm');
    await step('Tab reaches the cart after the search icon', async () => {
      canvas.getByRole('button', { name: 'Tìm kiếm' }).focus();
      await userEvent.tab();
      await expect(cart).toHaveFocus();
    });
    cart.blur();
  },
};

export const LoggedOut: Story = {
  args: { onSignUp: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng kí' }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
};

/** The application's account menu replaces the sign-up button. */
export const SignedIn: Story = {
  args: { account: <Button variant='quiet'>Tài khoản</Button>, onSignUp: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Đăng kí' })).toBeNull();
  },
};

/** The links have a row of their own, and nothing is cut off. */
export const PhoneWidth: Story = {
  args: { cartCount: 12, onSignUp: fn(), active: 'tuvi' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.clientHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

/** A long name of the shop has several lines on a phone. */
export const LongName: Story = {
  args: { name: 'Trang Sức Phong Thủy và Đá Quý Tự Nhiên Bình An Lộc Phát', onSignUp: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const name = canvas.getByText(args.name);
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThan(80);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** On a wide screen the bar stays one line. */
export const LongNameWide: Story = {
  ...LongName,
  globals: {},
};

export const Search: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const icon = canvas.getByRole('button', { name: 'Tìm kiếm' });
    await step('the icon opens the field and moves the focus to it', async () => {
      await userEvent.click(icon);
      const box = await canvas.findByRole('searchbox');
      await waitFor(() => expect(box).toBeVisible());
      await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
    });
    await step('Enter searches and closes the field', async () => {
      await userEvent.keyboard('  thạch anh {Enter}');
      await expect(args.onSearch).toHaveBeenCalledWith('thạch anh');
      await expect(canvas.queryByRole('searchbox')).toBeNull();
    });
  },
};

export const SearchOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tìm kiếm' }));
    const box = await canvas.findByRole('searchbox');
    await waitFor(() => expect(box).toBeVisible());
  },
};

/** Escape closes the field and restores the focus. */
export const SearchByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const icon = canvas.getByRole('button', { name: 'Tìm kiếm' });
    icon.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(icon).toHaveFocus();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
