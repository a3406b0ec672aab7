import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { GuestCode } from './guest-code.tsx';

const meta = {
  title: 'Checkout (thanh toan)/GuestCode',
  component: GuestCode,
  args: {
    open: true,
    onClose: fn(),
    email: 'khach@example.com',
    onConfirm: fn(),
    onResend: fn(),
  },
} satisfies Meta<typeof GuestCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the opened dialog has the focus, and takes it away. */
async function leaveFocus() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  (document.activeElement as HTMLElement).blur();
}

export const Default: Story = {};

/** Clicks and keys, as a customer uses them. */
export const Interaction: Story = {
  play: async ({ args, userEvent }) => {
    const code = await screen.findByLabelText('Mã xác nhận');
    // The code is typed at once.
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Xác nhận và đặt hàng' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(code, '012345{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('012345');
    await userEvent.click(screen.getByRole('button', { name: 'Gửi mã khác' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** After a refusal the field takes the focus, with the reason as its description. */
export const Refused: Story = {
  parameters: { picture: false },
  render: function Refusing(args) {
    const [error, setError] = useState<string>();
    return <GuestCode {...args} error={error} onConfirm={() => setError('Mã chưa đúng.')} />;
  },
  play: async ({ userEvent }) => {
    const code = await screen.findByLabelText('Mã xác nhận');
    await userEvent.type(code, '012345');
    await userEvent.click(screen.getByRole('button', { name: 'Xác nhận và đặt hàng' }));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription('Mã chưa đúng.');
    code.blur();
  },
};

export const Wrong: Story = {
  args: { error: 'Mã chưa đúng hoặc đã hết hạn.' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByLabelText('Mã xác nhận')).toBeInvalid();
    await leaveFocus();
  },
};

export const Resent: Story = {
  args: { resent: true },
  play: async () => {
    await screen.findByText('Đã gửi mã mới. Bạn dùng mã trong email mới nhất.');
    await leaveFocus();
  },
};
