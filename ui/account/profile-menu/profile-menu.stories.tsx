import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LinkProvider } from '../../primitives/link/link.tsx';
import { ProfileMenu } from './profile-menu.tsx';

const meta = {
  title: 'Account (tai khoan)/ProfileMenu',
  component: ProfileMenu,
  args: { onLogOut: fn() },
  decorators: [(Story) => <div className='flex min-h-48 justify-end'>{Story()}</div>],
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Tài khoản' });
    await expect(trigger.clientWidth).toBeGreaterThanOrEqual(44);
    await expect(trigger.clientHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản' }));
    const orders = await screen.findByRole('menuitem', { name: 'Đơn hàng' });
    await expect(orders).toHaveAttribute('href', '/myorders');
    await expect(screen.getByRole('menuitem', { name: 'Tài khoản' })).toHaveAttribute(
      'href',
      '/account',
    );
    for (const item of screen.getAllByRole('menuitem')) {
      await expect(item.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The menu is not cut off at the edge of a phone. */
export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const LogOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Đăng xuất' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

const onNavigate = fn();

/** Arrow keys move, Escape returns the focus, and Enter follows the application's own link. */
export const ByKeyboard: Story = {
  args: { ordersHref: '/don-hang' },
  decorators: [
    (Story) => (
      <LinkProvider
        value={({ keepScroll: _, replace: _replace, ...rest }) => (
          <a
            {...rest}
            onClick={(event) => {
              rest.onClick?.(event);
              event.preventDefault();
              onNavigate(rest.href);
            }}
          />
        )}
      >
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ args, canvas, step, userEvent }) => {
    onNavigate.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Tài khoản' });
    const item = (name: string) => screen.findByRole('menuitem', { name });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await step('Escape closes the menu and returns the focus', async () => {
      await userEvent.keyboard('{Enter}');
      const orders = await item('Đơn hàng');
      await waitFor(() => expect(orders).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      const account = await item('Tài khoản');
      await waitFor(() => expect(account).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      const logOut = await item('Đăng xuất');
      await waitFor(() => expect(logOut).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(args.onLogOut).not.toHaveBeenCalled();
    });
    await step('Enter follows the link to the orders', async () => {
      await userEvent.keyboard('{Enter}');
      const orders = await item('Đơn hàng');
      await waitFor(() => expect(orders).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(onNavigate).toHaveBeenCalledWith('/don-hang');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('End and Enter log out', async () => {
      trigger.focus();
      await userEvent.keyboard('{ArrowDown}');
      const orders = await item('Đơn hàng');
      await waitFor(() => expect(orders).toHaveFocus());
      await userEvent.keyboard('{End}');
      const logOut = await item('Đăng xuất');
      await waitFor(() => expect(logOut).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onLogOut).toHaveBeenCalledOnce();
    });
  },
};

/** Until the e-mail address is verified, the last item names it and leads to the account. */
export const Unverified: Story = {
  args: { unverifiedEmail: 'nguyen.thi.anh.tuyet@example.com', onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản' }));
    const item = await screen.findByRole('menuitem', { name: /Email chưa được xác thực/ });
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(item).toHaveTextContent('đã gửi email xác thực đến nguyen.thi.anh.tuyet@');
    await expect(item).toHaveAttribute('href', '/account');
  },
};
