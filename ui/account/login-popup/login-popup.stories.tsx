import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LoginPopup } from './login-popup.tsx';

const meta = {
  title: 'Account (tai khoan)/LoginPopup',
  component: LoginPopup,
  args: {
    mode: 'sign-up',
    onModeChange: fn(),
    onSubmit: fn(),
    onForgotPassword: fn(),
    onFacebook: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof LoginPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
/** Returns the dialog after the focus has moved into it. */
const opened = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('input:focus')).not.toBeNull());
  return dialog;
};
const expectError = async (label: string | RegExp, error: string) => {
  const input = screen.getByLabelText(label);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(error);
};

export const SignUp: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Đăng ký' })).toBeVisible());
    await waitFor(() => expect(field('Họ và tên')).toHaveFocus());
    await expect(field('Mật khẩu')).toHaveAccessibleDescription('Từ 8 đến 200 ký tự');
    await expect(field('Mật khẩu')).toHaveAttribute('autocomplete', 'new-password');
    await expect(screen.queryByRole('button', { name: /Facebook/ })).toBeNull();
    await userEvent.click(button('Đóng'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** With a reason both forms are offered equally. Without an app at Facebook there is no button. */
export const BeforeCheckout: Story = {
  args: {
    mode: 'log-in',
    reason: 'Giỏ hàng của bạn được giữ nguyên; xong là tới ngay trang đặt hàng.',
    onFacebook: undefined,
  },
  play: async ({ args, userEvent }) => {
    await opened();
    await expect(button('Tôi đã có tài khoản')).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.queryByRole('button', { name: /Facebook/ })).toBeNull();
    await userEvent.click(button('Tôi là khách mới'));
    await expect(args.onModeChange).toHaveBeenCalledWith('sign-up');
  },
};

export const LogIn: Story = {
  args: { mode: 'log-in' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible());
    await waitFor(() => expect(field('Email')).toHaveFocus());
    await expect(screen.queryByLabelText('Họ và tên')).toBeNull();
    await expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(field('Mật khẩu')).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(button('Đăng nhập bằng Facebook'));
    await expect(args.onFacebook).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An error is shown below each empty field. The first takes the focus; typing clears its error. */
export const MissingFields: Story = {
  play: async ({ args, userEvent }) => {
    await opened();
    await userEvent.click(button('Đăng ký'));
    await waitFor(() => expect(field('Họ và tên')).toHaveFocus());
    await expectError('Họ và tên', 'Vui lòng nhập họ tên.');
    await expectError('Email', 'Vui lòng nhập email.');
    await expectError('Mật khẩu', 'Vui lòng nhập mật khẩu.');
    await expectError(/^Tôi đồng ý/, 'Bạn cần đồng ý với điều khoản để tiếp tục.');
    await userEvent.keyboard('An');
    await expect(field('Họ và tên')).not.toHaveAttribute('aria-invalid');
    await expect(field('Họ và tên')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const InvalidFields: Story = {
  play: async ({ args, userEvent }) => {
    await opened();
    await userEvent.type(field('Họ và tên'), 'Vũ Hoàng Nam');
    await userEvent.type(field('Email'), 'nam@');
    await userEvent.type(field('Mật khẩu'), 'ngắn');
    await userEvent.click(button('Đăng ký'));
    await waitFor(() => expect(field('Email')).toHaveFocus());
    await expectError('Email', 'Email chưa đúng định dạng, ví dụ: ten@example.com.');
    await expectError('Mật khẩu', 'Mật khẩu phải có từ 8 đến 200 ký tự.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Operation by keyboard: fill in, reveal the password, submit. The focus stays inside. */
export const ByKeyboard: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = await opened();
    await expect(field('Họ và tên')).toHaveFocus();
    await userEvent.keyboard('  Vũ Hoàng Nam ');
    await userEvent.tab();
    await userEvent.keyboard('nam@example.com');
    await userEvent.tab();
    await userEvent.keyboard('núi cao biển rộng');
    await waitFor(() => expect(screen.getByText('Rất tốt')).toBeVisible());
    await userEvent.tab();
    await step('reveal the password', async () => {
      const show = screen.getByRole('button', { name: 'Hiện mật khẩu', pressed: false });
      await expect(show).toHaveFocus();
      await expect(field('Mật khẩu')).toHaveAttribute('type', 'password');
      await userEvent.keyboard('{Enter}');
      await expect(show).toHaveAttribute('aria-pressed', 'true');
      await expect(field('Mật khẩu')).toHaveAttribute('type', 'text');
    });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await step('the focus stays in the dialog', async () => {
      for (let presses = 0; presses < 8; presses += 1) {
        await userEvent.tab();
        await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      }
    });
    field('Email').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Vũ Hoàng Nam',
      email: 'nam@example.com',
      password: 'núi cao biển rộng',
      terms: true,
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
