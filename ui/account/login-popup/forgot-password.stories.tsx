import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LoginPopup, type LoginPopupProps } from './login-popup.tsx';

const meta = {
  title: 'Account (tai khoan)/LoginPopup: forgot password',
  component: LoginPopup,
  args: {
    mode: 'forgot-password',
    onModeChange: fn(),
    onSubmit: fn(),
    onForgotPassword: fn(),
    onFacebook: fn(),
    onClose: fn(),
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof LoginPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByLabelText<HTMLInputElement>('Email');
const button = (name: string) => screen.getByRole('button', { name });
const sentMessage =
  'Nếu email này đã được đăng ký, bạn sẽ nhận được email hướng dẫn đặt lại mật khẩu trong vài phút.';

/** An invalid address is an error below the field. A valid one is sent without spaces. */
export const ForgotPassword: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Quên mật khẩu' })).toBeVisible()
    );
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(field()).toHaveAccessibleDescription('Vui lòng nhập email.');
    await userEvent.keyboard('an@');
    await userEvent.click(button('Gửi hướng dẫn'));
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveAccessibleDescription(
      'Email chưa đúng định dạng, ví dụ: ten@example.com.',
    );
    await userEvent.keyboard('example.com {Enter}');
    await expect(args.onForgotPassword).toHaveBeenCalledWith('an@example.com');
    await expect(args.onForgotPassword).toHaveBeenCalledOnce();
  },
};

/** The same message for every address, and the mail can be requested again. */
export const Sent: Story = {
  args: { sentMessage },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(sentMessage);
    await expect(button('Gửi lại email')).toBeEnabled();
  },
};

export const SentOnPhone: Story = {
  ...Sent,
  globals: { viewport: { value: 'phone' } },
};

export const Busy: Story = {
  args: { busy: true },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(button('Đang xử lý...')).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { error: 'Có lỗi xảy ra, vui lòng thử lại' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(args.error ?? '');
    await expect(button('Gửi hướng dẫn')).toBeEnabled();
  },
};

function Application({ onModeChange, ...args }: LoginPopupProps) {
  const [mode, setMode] = useState<LoginPopupProps['mode']>('log-in');
  return (
    <LoginPopup
      {...args}
      mode={mode}
      onModeChange={(next) => {
        setMode(next);
        onModeChange(next);
      }}
    />
  );
}

/** From the log-in and back by keyboard, with the typed address. */
export const FromLogInAndBack: Story = {
  render: (args) => <Application {...args} />,
  play: async ({ args, step, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Đăng nhập' });
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('an@example.com');
    await step('open the form', async () => {
      for (let presses = 0; presses < 3; presses += 1) await userEvent.tab();
      await expect(button('Quên mật khẩu?')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onModeChange).toHaveBeenLastCalledWith('forgot-password');
      await expect(screen.getByRole('dialog')).toHaveAccessibleName('Quên mật khẩu');
      await expect(field()).toHaveValue('an@example.com');
    });
    await step('return to the log-in', async () => {
      await userEvent.click(button('Quay lại đăng nhập'));
      await expect(screen.getByRole('dialog')).toHaveAccessibleName('Đăng nhập');
      await waitFor(() => expect(screen.getByLabelText('Mật khẩu')).toHaveFocus());
      await expect(field()).toHaveValue('an@example.com');
    });
  },
};
