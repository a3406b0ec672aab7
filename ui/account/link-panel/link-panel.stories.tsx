import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Mail } from '../../primitives/icons.ts';
import { LinkPanel } from './link-panel.tsx';

const email = 'an.nguyen@example.com';

const meta = {
  title: 'Account (tai khoan)/LinkPanel',
  component: LinkPanel,
  args: {
    state: { kind: 'ready', email },
    icon: <Mail aria-hidden size={32} strokeWidth={1.5} />,
    texts: {
      title: 'Xác nhận email mới',
      text: (email) => <>Từ nay bạn sẽ đăng nhập bằng {email}.</>,
      confirm: 'Xác nhận',
      done: 'Đã đổi email',
      doneText: (email) => <>Bạn đăng nhập bằng {email}.</>,
    },
    onConfirm: fn(),
  },
} satisfies Meta<typeof LinkPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang mở liên kết…');
  },
};

/** Nothing is sent before the button is pressed: programs that check mails open links. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(email)).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { state: { kind: 'ready', email, busy: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** The request has failed and can be repeated. */
export const FailedOnPhone: Story = {
  args: { state: { kind: 'ready', email, error: 'Có lỗi xảy ra, vui lòng thử lại' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Có lỗi xảy ra');
    await expect(canvas.getByRole('button', { name: 'Xác nhận' })).toBeEnabled();
  },
};

/** A button that deletes something. */
export const Danger: Story = {
  args: {
    texts: {
      title: 'Email này bị dùng nhầm?',
      text: (email) => <>Tài khoản dùng {email} sẽ bị xóa.</>,
      confirm: 'Không phải tôi',
      danger: true,
      done: 'Đã gỡ email của bạn',
      doneText: () => '',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Không phải tôi' })).toBeEnabled();
  },
};

export const Done: Story = {
  args: { state: { kind: 'done', email } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Đã đổi email');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Refused: Story = {
  args: { state: { kind: 'refused', message: 'Liên kết không hợp lệ.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Liên kết không hợp lệ.');
    await expect(canvas.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/');
  },
};
