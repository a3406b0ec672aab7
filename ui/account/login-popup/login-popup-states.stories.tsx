import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LoginPopup } from './login-popup.tsx';

const meta = {
  title: 'Account (tai khoan)/LoginPopup: states',
  component: LoginPopup,
  args: {
    mode: 'log-in',
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

/** Returns the dialog after the focus has moved into it. */
const opened = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('input:focus')).not.toBeNull());
  return dialog;
};

/** Nothing can be sent twice. The popup can still be closed. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await opened();
    await expect(screen.getByRole('button', { name: 'Đang xử lý...' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: /Facebook/ })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Email'), 'an@example.com');
    await userEvent.type(screen.getByLabelText('Mật khẩu'), 'mật khẩu');
    await userEvent.click(screen.getByLabelText(/^Tôi đồng ý/));
    screen.getByRole('dialog').querySelector('form')?.requestSubmit();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** An error of the whole form is announced immediately. */
export const FormError: Story = {
  args: { error: 'Email hoặc mật khẩu không đúng.' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(args.error ?? '');
  },
};

/** Switching the form hides its error. */
export const FormErrorThenSwitched: Story = {
  args: { error: 'Email hoặc mật khẩu không đúng.' },
  play: async ({ args, userEvent }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Đăng ký' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('sign-up');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** Errors of the server by field. The first one takes the focus. */
export const FieldErrors: Story = {
  args: {
    mode: 'sign-up',
    errors: {
      email: 'Email này đã được đăng ký.',
      password: 'Mật khẩu này dễ bị đoán, vui lòng chọn mật khẩu khác.',
    },
  },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await expect(screen.getByLabelText('Mật khẩu')).toHaveAccessibleDescription(
      'Mật khẩu này dễ bị đoán, vui lòng chọn mật khẩu khác.',
    );
  },
};

/** On a phone the popup is a bottom sheet. */
export const PhoneWidth: Story = {
  args: { mode: 'sign-up', error: 'Có lỗi xảy ra, vui lòng thử lại' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight));
    await expect(dialog.clientWidth).toBe(innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const PhoneWidthLogIn: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, step }) => {
    await expect(await opened()).toHaveAccessibleName('Đăng nhập');
    await step('press the Facebook button without moving the focus', async () => {
      screen.getByRole('button', { name: 'Đăng nhập bằng Facebook' }).click();
      await expect(args.onFacebook).toHaveBeenCalledOnce();
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(screen.getByLabelText('Email')).toHaveFocus();
    });
  },
};

/** The sheet stays above the on-screen keyboard, and its button can be reached. */
export const OnScreenKeyboard: Story = {
  args: { mode: 'sign-up' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ step, userEvent }) => {
    const dialog = await opened();
    const keyboardHeight = 400;
    // A test cannot open a real on-screen keyboard.
    const resizeViewport = (height?: number) => {
      if (height === undefined) Reflect.deleteProperty(visualViewport!, 'height');
      else Object.defineProperty(visualViewport, 'height', { value: height, configurable: true });
      visualViewport!.dispatchEvent(new Event('resize'));
    };
    try {
      await step('the sheet moves above the keyboard', async () => {
        screen.getByLabelText('Mật khẩu').focus();
        resizeViewport(innerHeight - keyboardHeight);
        await waitFor(() =>
          expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight - keyboardHeight)
        );
        await expect(dialog.getBoundingClientRect().top).toBeGreaterThan(0);
        const password = screen.getByLabelText('Mật khẩu').getBoundingClientRect();
        await expect(password.bottom).toBeLessThanOrEqual(innerHeight - keyboardHeight);
      });
      await step('Tab scrolls the button into view', async () => {
        const submit = screen.getByRole('button', { name: 'Đăng ký' });
        // Between them are the button that reveals the password, the box and its two links.
        for (let presses = 0; presses < 5; presses += 1) await userEvent.tab();
        await expect(submit).toHaveFocus();
        await waitFor(() =>
          expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(
            innerHeight - keyboardHeight,
          )
        );
      });
    } finally {
      resizeViewport();
    }
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight));
  },
};
