import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EmailSection } from './email-section.tsx';

const done = () => Promise.resolve({});

const meta = {
  title: 'Account (tai khoan)/EmailSection',
  component: EmailSection,
  args: {
    email: 'an.nguyen@example.com',
    verified: true,
    pendingEmail: null,
    hasPassword: true,
    onSave: fn(done),
    onCancelChange: fn(done),
    onResend: fn(done),
  },
  decorators: [(Story) => <div className='max-w-170'>{Story()}</div>],
} satisfies Meta<typeof EmailSection>;
export default meta;
type Story = StoryObj<typeof EmailSection>;

export const Verified: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Đã xác thực')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** Another verification mail can be requested. */
export const Unverified: Story = {
  args: { verified: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Chưa xác thực')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi lại email xác thực' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Email xác thực đã được gửi lại thành công!',
    );
  },
};

export const ResendFailedOnPhone: Story = {
  args: {
    verified: false,
    onResend: () => Promise.resolve({ error: 'Không thể gửi lại email xác thực.' }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi lại email xác thực' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Không thể gửi lại');
    await expect(canvas.queryByText(/thành công/)).toBeNull();
  },
};

/** The change waits for the new address and can be cancelled. */
export const Pending: Story = {
  args: { pendingEmail: 'an.moi@example.com' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('an.moi@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy đổi email' }));
    await expect(args.onCancelChange).toHaveBeenCalledOnce();
  },
};

/** The focus stays in the section when the notice with the focused button goes away. */
export const CancelledByKeyboard: Story = {
  args: Pending.args,
  parameters: { picture: false },
  render: function Stateful(args) {
    const [pendingEmail, setPendingEmail] = useState(args.pendingEmail);
    return (
      <EmailSection
        {...args}
        pendingEmail={pendingEmail}
        onCancelChange={() => {
          setPendingEmail(null);
          return Promise.resolve({});
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Hủy đổi email' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
  },
};

export const PendingOnPhone: Story = {
  ...Pending,
  args: { pendingEmail: `${'nguyenthihonganh'.repeat(5)}@example.com`, verified: false },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Both fields are checked before anything is sent. */
export const Changing: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi email' }));
    const email = canvas.getByLabelText('Email mới');
    await waitFor(() => expect(email).toHaveFocus());
    await step('both are missing', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(email).toHaveFocus());
      await expect(email).toHaveAccessibleDescription('Vui lòng nhập email.');
      await expect(canvas.getByLabelText('Mật khẩu hiện tại')).toHaveAccessibleDescription(
        'Vui lòng nhập mật khẩu.',
      );
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('both are filled in', async () => {
      await userEvent.keyboard('an.moi@example.com ');
      await userEvent.type(canvas.getByLabelText('Mật khẩu hiện tại'), 'mật khẩu{Enter}');
      await expect(args.onSave).toHaveBeenCalledWith({
        email: 'an.moi@example.com',
        password: 'mật khẩu',
      });
      await waitFor(() => expect(canvas.queryByRole('form')).toBeNull());
    });
  },
};

/** A wrong password is reported on its field, and nothing typed is lost. */
export const WrongPassword: Story = {
  args: { onSave: () => Promise.resolve({ errors: { password: 'Mật khẩu không đúng.' } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi email' }));
    await userEvent.type(canvas.getByLabelText('Email mới'), 'an.moi@example.com');
    const password = canvas.getByLabelText('Mật khẩu hiện tại');
    await userEvent.type(password, 'sai{Enter}');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription('Mật khẩu không đúng.');
    await expect(canvas.getByLabelText('Email mới')).toHaveValue('an.moi@example.com');
  },
};

/** An account that logs in with Facebook only has no password. */
export const WithoutPassword: Story = {
  args: { hasPassword: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi email' }));
    await userEvent.type(canvas.getByLabelText('Email mới'), 'an.moi@example.com{Enter}');
    await expect(canvas.queryByLabelText('Mật khẩu hiện tại')).toBeNull();
    await expect(args.onSave).toHaveBeenCalledWith({
      email: 'an.moi@example.com',
      password: undefined,
    });
  },
};
