import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StaffInvitation } from './staff-invitation.tsx';

const meta = {
  title: 'Back office (quan tri)/StaffInvitation',
  component: StaffInvitation,
  args: {
    invitation: { email: 'binh@example.com', roleName: 'Xử lý đơn hàng' },
    onPasskey: fn(),
    onPassword: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof StaffInvitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const passkey = canvas.getByRole('button', { name: 'Tạo khóa truy cập' });
    await userEvent.click(passkey);
    await expect(args.onPasskey).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Họ tên'), 'Trần Thị Bình');
    await userEvent.click(passkey);
    await expect(args.onPasskey).toHaveBeenCalledWith('Trần Thị Bình');
    const password = canvas.getByLabelText('Mật khẩu');
    await userEvent.type(password, 'bốn hạt mã');
    await expect(password).toHaveAccessibleDescription('Từ 12 đến 200 ký tự Độ mạnh: Quá ngắn');
    await userEvent.type(password, ' não xanh');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Rất tốt$/));
    await userEvent.type(password, '{Enter}');
    await expect(args.onPassword).toHaveBeenCalledWith({
      name: 'Trần Thị Bình',
      password: 'bốn hạt mã não xanh',
    });
    password.blur();
  },
};

/** The server refuses a password. */
export const WeakPassword: Story = {
  args: { fieldErrors: { password: 'Mật khẩu này quá phổ biến, vui lòng chọn mật khẩu khác.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mật khẩu')).toHaveAccessibleDescription(/quá phổ biến/);
  },
};

export const InvalidLink: Story = {
  args: {
    invitation: null,
    error: 'Liên kết mời không đúng, đã được dùng hoặc đã hết hạn. Nếu bạn vừa tạo khóa truy ' +
      'cập bằng liên kết này thì hãy đăng nhập. Nếu chưa, nhờ chủ cửa hàng gửi liên kết mới.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/đã hết hạn/);
    await userEvent.click(canvas.getByRole('button', { name: 'Đến trang đăng nhập' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

const modules = Array.from(
  { length: 25 },
  (_, y) => Array.from({ length: 25 }, (_, x) => (x * 7 + y * 3 + x * y) % 3 === 0),
);

/** The secrets are shown once. */
export const Secrets: Story = {
  args: {
    secrets: {
      secret: 'GGIZH44VEUZBPL6EXOTXWCM4GX7VHLAO',
      qr: modules,
      recoveryCodes: Array.from({ length: 10 }, (_, index) => `k4l4-wv7s-egbr-am6${index}`),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: /tiếp tục đăng nhập/ }));
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
