import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LoginPopup } from './login-popup.tsx';

const meta = {
  title: 'Tài khoản/LoginPopup: trạng thái',
  component: LoginPopup,
  args: {
    mode: 'log-in',
    onModeChange: fn(),
    onSubmit: fn(),
    onFacebook: fn(),
    onClose: fn(),
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof LoginPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog, once the focus is in it. */
const opened = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('input:focus')).not.toBeNull());
  return dialog;
};

/** Nothing can be sent twice, but the popup can be closed. */
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

/** What is wrong with the whole is read out at once. */
export const Refused: Story = {
  args: { error: 'Email hoặc mật khẩu không đúng.' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(args.error ?? '');
  },
};

/** It goes with the form it was said of. */
export const RefusedThenSwitched: Story = {
  args: { error: 'Email hoặc mật khẩu không đúng.' },
  play: async ({ args, userEvent }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Đăng ký' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('sign-up');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** What the server says of a field; the first takes the focus. */
export const FieldsRefused: Story = {
  args: {
    mode: 'sign-up',
    errors: { email: 'Email này đã được đăng ký.', password: 'Mật khẩu này quá dễ đoán.' },
  },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await expect(screen.getByLabelText('Mật khẩu')).toHaveAccessibleDescription(
      'Mật khẩu này quá dễ đoán.',
    );
  },
};

/** A sheet from below. */
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

export const PhoneWidthLogIn: Story = { globals: { viewport: { value: 'phone' } } };

/** With the keyboard of the phone open the sheet stands above it, and its button can be reached. */
export const KeyboardOnScreen: Story = {
  args: { mode: 'sign-up' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ step, userEvent }) => {
    const dialog = await opened();
    const keyboard = 400;
    // No browser opens a real one for a test.
    const tell = (height?: number) => {
      if (height === undefined) Reflect.deleteProperty(visualViewport!, 'height');
      else Object.defineProperty(visualViewport, 'height', { value: height, configurable: true });
      visualViewport!.dispatchEvent(new Event('resize'));
    };
    try {
      await step('open', async () => {
        screen.getByLabelText('Mật khẩu').focus();
        tell(innerHeight - keyboard);
        await waitFor(() =>
          expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight - keyboard)
        );
        await expect(dialog.getBoundingClientRect().top).toBeGreaterThan(0);
        const password = screen.getByLabelText('Mật khẩu').getBoundingClientRect();
        await expect(password.bottom).toBeLessThanOrEqual(innerHeight - keyboard);
      });
      await step('the button is reached', async () => {
        const submit = screen.getByRole('button', { name: 'Đăng ký' });
        for (let presses = 0; presses < 3; presses += 1) await userEvent.tab();
        await expect(submit).toHaveFocus();
        await waitFor(() =>
          expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - keyboard)
        );
      });
    } finally {
      tell();
    }
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight));
  },
};
