import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { LoginPopup, type LoginPopupProps } from './login-popup.tsx';

const meta = {
  title: 'Account (tai khoan)/LoginPopup: whole flow',
  component: LoginPopup,
  args: {
    mode: undefined,
    onModeChange: fn(),
    onSubmit: fn(),
    onForgotPassword: fn(),
    onFacebook: fn(),
    onClose: fn(),
  },
  render: (args) => <Application {...args} />,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof LoginPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const expectError = async (label: string, error: string) => {
  const input = screen.getByLabelText(label);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(error);
};

function Application({ onSubmit, onModeChange, onClose, ...args }: LoginPopupProps) {
  const [mode, setMode] = useState<LoginPopupProps['mode']>();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<LoginPopupProps['errors']>();
  return (
    <div className='p-8'>
      <Button onClick={() => setMode('sign-up')}>Mở</Button>
      <Button
        onClick={() => {
          setBusy(false);
          setErrors({ email: 'Email này đã được đăng ký.' });
        }}
      >
        Trả lời
      </Button>
      <Button
        onClick={() => {
          setBusy(false);
          setMode(undefined);
        }}
      >
        Thành công
      </Button>
      <LoginPopup
        {...args}
        mode={mode}
        busy={busy}
        errors={errors}
        onSubmit={(values) => {
          setBusy(true);
          onSubmit(values);
        }}
        onModeChange={(next) => {
          setMode(next);
          onModeChange(next);
        }}
        onClose={() => {
          setMode(undefined);
          onClose();
        }}
      />
    </div>
  );
}

async function fillIn(userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent']) {
  await userEvent.click(button('Mở'));
  await screen.findByRole('dialog');
  await waitFor(() => expect(field('Họ và tên')).toHaveFocus());
  await userEvent.type(field('Họ và tên'), 'An');
  await userEvent.type(field('Email'), 'an@example.com');
  await userEvent.type(field('Mật khẩu'), 'mật khẩu dài');
  await userEvent.click(screen.getByLabelText(/^Tôi đồng ý/));
}

/** Switching the form keeps the typed values. Closing the popup clears the password. */
export const SwitchedAndClosed: Story = {
  play: async ({ args, step, userEvent }) => {
    const opener = button('Mở');
    await fillIn(userEvent);
    await step('switch to log-in', async () => {
      await userEvent.click(button('Đăng nhập'));
      await expect(args.onModeChange).toHaveBeenLastCalledWith('log-in');
      await expect(screen.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible();
      await expect(field('Email')).toHaveValue('an@example.com');
      await expect(field('Mật khẩu')).toHaveValue('mật khẩu dài');
      await userEvent.click(button('Đăng nhập'));
      await expect(args.onSubmit).toHaveBeenCalledWith({
        name: '',
        email: 'an@example.com',
        password: 'mật khẩu dài',
        terms: true,
      });
    });
    await step('close during a request', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('open again', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog');
      await expect(field('Họ và tên')).toHaveValue('An');
      await expect(field('Email')).toHaveValue('an@example.com');
      await expect(field('Mật khẩu')).toHaveValue('');
      await waitFor(() => expect(field('Mật khẩu')).toHaveFocus());
    });
  },
};

/** After a success, the next person on this device finds an empty form. */
export const Succeeded: Story = {
  play: async ({ userEvent }) => {
    const success = button('Thành công');
    await fillIn(userEvent);
    await userEvent.click(button('Đăng ký'));
    success.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(button('Mở'));
    await screen.findByRole('dialog');
    for (const label of ['Họ và tên', 'Email', 'Mật khẩu']) {
      await expect(field(label)).toHaveValue('');
    }
    await expect(screen.getByLabelText(/^Tôi đồng ý/)).not.toBeChecked();
  },
};

/** Changing a field hides its server error. The same error from a new response is shown again. */
export const RejectedTwice: Story = {
  play: async ({ args, step, userEvent }) => {
    const reply = button('Trả lời');
    await fillIn(userEvent);
    await userEvent.click(button('Đăng ký'));
    await step('the focus stays in the dialog while the button is disabled', async () => {
      await expect(button('Đang xử lý...')).toBeDisabled();
      await expect(screen.getByRole('dialog')).toContainElement(
        document.activeElement as HTMLElement,
      );
    });
    await step('reject the sign-up', async () => {
      reply.click();
      await waitFor(() => expect(field('Email')).toHaveFocus());
      await expectError('Email', 'Email này đã được đăng ký.');
      await expect(field('Mật khẩu')).toHaveValue('mật khẩu dài');
    });
    await step('correct the field and reject again', async () => {
      await userEvent.type(field('Email'), '.vn');
      await expect(field('Email')).not.toHaveAttribute('aria-invalid');
      field('Họ và tên').focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
      await expect(field('Email')).not.toHaveAttribute('aria-invalid');
      reply.click();
      await waitFor(() => expect(field('Email')).toHaveFocus());
      await expectError('Email', 'Email này đã được đăng ký.');
    });
    await step('switching the form hides the error', async () => {
      await userEvent.click(button('Đăng nhập'));
      await expect(field('Email')).not.toHaveAttribute('aria-invalid');
    });
  },
};
