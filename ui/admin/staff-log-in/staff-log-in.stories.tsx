import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StaffLogIn } from './staff-log-in.tsx';

const meta = {
  title: 'Back office (quan tri)/StaffLogIn',
  component: StaffLogIn,
  args: { onPasskey: fn(), onSubmit: fn() },
} satisfies Meta<typeof StaffLogIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập bằng khóa truy cập' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText('Email'), 'binh@example.com');
    await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'bốn hạt mã não');
    const code = canvas.getByLabelText('Mã xác thực');
    await expect(code).toHaveAccessibleDescription(/mã khôi phục/);
    await userEvent.type(code, '123 456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'binh@example.com',
      password: 'bốn hạt mã não',
      code: '123 456',
    });
    code.blur();
  },
};

/** A browser without passkeys has the password only. */
export const WithoutPasskeys: Story = {
  args: { onPasskey: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const Failed: Story = {
  args: { error: 'Email, mật khẩu hoặc mã xác thực không đúng.', email: 'binh@example.com' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('binh@example.com');
  },
};

/** During a request, a second one is not sent. */
export const Busy: Story = {
  args: { busy: true, email: 'binh@example.com' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'x');
    await userEvent.type(canvas.getByLabelText('Mã xác thực'), '1{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Before a dangerous operation, the member confirms the own credentials. */
export const Confirmation: Story = {
  args: { confirms: 'binh@example.com', onCancel: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'x');
    await userEvent.type(canvas.getByLabelText('Mã xác thực'), '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Để sau' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Để sau' }).blur();
  },
};
