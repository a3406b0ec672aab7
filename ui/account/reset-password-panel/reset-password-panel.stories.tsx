import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ResetPasswordPanel } from './reset-password-panel.tsx';

const meta = {
  title: 'Account (tai khoan)/ResetPasswordPanel',
  component: ResetPasswordPanel,
  args: {
    state: { kind: 'ready', email: 'an.nguyen@example.com' },
    onSave: fn(() => Promise.resolve({})),
    onLogIn: fn(),
    onRequest: fn(),
  },
} satisfies Meta<typeof ResetPasswordPanel>;
export default meta;
type Story = StoryObj<typeof ResetPasswordPanel>;

const refused = { kind: 'refused', message: 'Liên kết đặt lại mật khẩu đã được sử dụng.' } as const;

export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang mở liên kết…');
  },
};

/** Filled in and sent by keyboard. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('an.nguyen@example.com')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Mật khẩu mới')).toHaveFocus();
    await userEvent.keyboard('núi cao biển rộng{Enter}');
    await waitFor(() => expect(canvas.getByText('Rất tốt')).toBeVisible());
    await expect(args.onSave).toHaveBeenCalledWith('núi cao biển rộng');
  },
};

/** A short password is not sent. */
export const TooShort: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Mật khẩu mới');
    await userEvent.type(field, 'ngắn');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu mật khẩu mới' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Mật khẩu phải có từ 8 đến 200 ký tự.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A refusal of the server keeps what was typed. */
export const Rejected: Story = {
  args: {
    onSave: () =>
      Promise.resolve({
        errors: { password: 'Mật khẩu này dễ bị đoán, vui lòng chọn mật khẩu khác.' },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Mật khẩu mới');
    await userEvent.type(field, 'matkhau123{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(
      'Mật khẩu này dễ bị đoán, vui lòng chọn mật khẩu khác.',
    );
    await expect(field).toHaveValue('matkhau123');
  },
};

export const FailedOnPhone: Story = {
  args: { onSave: () => Promise.resolve({ error: 'Có lỗi xảy ra, vui lòng thử lại' }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Mật khẩu mới'), 'núi cao biển rộng');
    await waitFor(() => expect(canvas.getByText('Rất tốt')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu mật khẩu mới' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Có lỗi xảy ra');
    await expect(canvas.getByLabelText('Mật khẩu mới')).toHaveValue('núi cao biển rộng');
  },
};

export const Done: Story = {
  args: { state: { kind: 'done' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đã đặt mật khẩu mới');
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

/** A used or expired link offers another mail. */
export const Refused: Story = {
  args: { state: refused },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(refused.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi email mới' }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};

export const RequestSent: Story = {
  args: {
    state: refused,
    request: {
      sent:
        'Nếu email này đã được đăng ký, bạn sẽ nhận được email hướng dẫn đặt lại mật khẩu trong vài phút.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nếu email này đã được đăng ký');
  },
};

export const RequestFailed: Story = {
  args: { state: refused, request: { failed: 'Có lỗi xảy ra, vui lòng thử lại' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')[1]).toHaveTextContent('Có lỗi xảy ra');
  },
};
