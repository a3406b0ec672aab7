import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { shop } from '../../layout/shop-frame/shop.sample.ts';
import { VerifyEmailPage } from './verify-email-page.tsx';

const meta = {
  title: 'Pages (trang)/VerifyEmailPage',
  component: VerifyEmailPage,
  args: {
    state: { kind: 'verifying' },
    email: 'an@example.com',
    onResend: fn(),
    contact: shop.contact,
  },
  decorators: [framed()],
  parameters: pageParameters,
} satisfies Meta<typeof VerifyEmailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang xác thực email của bạn…');
  },
};

/** A greeting and a welcome gift. */
export const Success: Story = {
  args: {
    state: {
      kind: 'success',
      userName: 'Nguyễn Thị Hồng Ánh',
      message: 'Email của bạn đã được xác thực thành công.',
      gift: { code: 'WELCOME10', discount: '10%' },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Xin chào');
    await expect(canvas.getByText('WELCOME10')).toBeVisible();
  },
};

export const SuccessOnPhone: Story = {
  ...Success,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** The error, a button for a new mail, and customer support. */
export const Failed: Story = {
  args: { state: { kind: 'error', message: 'Link xác thực không hợp lệ' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Link xác thực không hợp lệ');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi lại email xác thực' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const FailedOnPhone: Story = {
  ...Failed,
  args: { ...Failed.args, resend: 'sent' },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email xác thực đã được gửi lại thành công!')).toBeVisible();
  },
};
