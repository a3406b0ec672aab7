import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailCheck, MailX } from '../../primitives/icons.ts';
import { MessagePanel } from './message-panel.tsx';

const meta = {
  title: 'Account (tai khoan)/MessagePanel',
  component: MessagePanel,
  args: {
    icon: <MailCheck aria-hidden size={32} strokeWidth={1.5} />,
    title: 'Đã đổi email',
    text: 'Từ nay bạn đăng nhập bằng an.nguyen@example.com.',
  },
} satisfies Meta<typeof MessagePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Calm: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(String(args.title));
  },
};

export const Failed: Story = {
  args: {
    icon: <MailX aria-hidden size={32} strokeWidth={1.5} />,
    tone: 'error',
    title: 'Liên kết không hợp lệ.',
    text: undefined,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.title));
  },
};

/** A long address wraps. */
export const LongAddressOnPhone: Story = {
  args: { text: `${'nguyenthihonganh'.repeat(5)}@example.com` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
