import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const meta = {
  title: 'Pages (trang)/ResetPasswordPage',
  component: ResetPasswordPage,
  args: {
    state: { kind: 'ready', email: 'an.nguyen@example.com' },
    onSave: fn(() => Promise.resolve({})),
    onLogIn: fn(),
    onRequest: fn(),
  },
  decorators: [framed()],
  parameters: pageParameters,
} satisfies Meta<typeof ResetPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Đặt mật khẩu mới');
  },
};

export const ReadyOnPhone: Story = {
  ...Ready,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** The link was used or is too old. */
export const RefusedOnPhone: Story = {
  args: { state: { kind: 'refused', message: 'Liên kết đặt lại mật khẩu đã hết hạn.' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi email mới' }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  args: { state: { kind: 'done' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Đã đặt mật khẩu');
  },
};
