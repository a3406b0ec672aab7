import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VerifyEmailPanel } from './verify-email-panel.tsx';

const success = {
  kind: 'success',
  userName: 'Nguyễn Thị Hồng Ánh',
  message: 'Email của bạn đã được xác thực thành công.',
  gift: { code: 'WELCOME10', discount: '10%' },
} as const;

const error = { kind: 'error', message: 'Link xác thực không hợp lệ' } as const;

const meta = {
  title: 'Account (tai khoan)/VerifyEmailPanel',
  component: VerifyEmailPanel,
  args: {
    state: error,
    email: 'an@example.com',
    onResend: fn(),
    contact: { phone: '0900 000 000', email: 'lienhe@thachan.example' },
  },
} satisfies Meta<typeof VerifyEmailPanel>;
export default meta;
type Story = StoryObj<typeof VerifyEmailPanel>;

export const Verifying: Story = {
  args: { state: { kind: 'verifying' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang xác thực email của bạn…');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A greeting, the message of the server, and a welcome gift. */
export const Success: Story = {
  args: { state: success },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      `Xin chào, ${success.userName}!`,
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(success.message);
    await expect(canvas.getByText('WELCOME10').parentElement).toHaveTextContent(
      'nhập mã WELCOME10 trong giỏ hàng để được giảm 10% cho đơn hàng đầu tiên.',
    );
    const home = canvas.getByRole('link', { name: 'Về trang chủ' });
    await expect(home).toHaveAttribute('href', '/');
    const store = canvas.getByRole('link', { name: 'Xem Cửa Hàng' });
    await expect(store).toHaveAttribute('href', '/store');
  },
};

/** The account is named, for a person who has not registered it. */
export const NamedAccount: Story = {
  args: {
    state: success,
    account: {
      email: `${'nguyenthihonganh'.repeat(3)}@example.com`,
      notMeHref: '/not-me?token=abc&email=an%40example.com',
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.account?.email ?? '')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Không phải tôi' })).toHaveAttribute(
      'href',
      args.account?.notMeHref,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The error, a button for a new mail, a link to the home page, and customer support. */
export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(error.message);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(error.message);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Gửi lại email xác thực' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledWith('an@example.com');
    await expect(canvas.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: /0900 000 000/ })).toHaveAttribute(
      'href',
      'tel:0900000000',
    );
    await expect(canvas.getByRole('link', { name: /lienhe@thachan\.example/ })).toHaveAttribute(
      'href',
      'mailto:lienhe@thachan.example',
    );
  },
};

/** A used link offers the store. Another mail would be of no use. */
export const Used: Story = {
  args: {
    state: { kind: 'used', message: 'Link này đã được sử dụng, email của bạn đã được xác thực.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('đã được xác thực');
    await expect(canvas.getByRole('link', { name: 'Xem Cửa Hàng' })).toHaveAttribute(
      'href',
      '/store',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A link without an e-mail address: the visitor types it. */
export const FailedWithoutEmail: Story = {
  args: { email: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'an@example.com{Enter}');
    await expect(args.onResend).toHaveBeenCalledWith('an@example.com');
  },
};

export const Sending: Story = {
  args: { resend: 'sending' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Đang gửi...' });
    await expect(button).toBeDisabled();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  args: { resend: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Email xác thực đã được gửi lại thành công!',
    );
  },
};

export const SendingFailed: Story = {
  args: { resend: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')[1]).toHaveTextContent(
      'Không thể gửi lại email xác thực.',
    );
  },
};

export const PhoneWidth: Story = {
  args: { resend: 'failed' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A long name without spaces wraps and is not cut off. */
export const LongNameOnPhone: Story = {
  args: { state: { ...success, userName: 'nguyenthihonganh'.repeat(5) } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
