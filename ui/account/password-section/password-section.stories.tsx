import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PasswordSection } from './password-section.tsx';

const meta = {
  title: 'Account (tai khoan)/PasswordSection',
  component: PasswordSection,
  args: {
    hasPassword: true,
    owner: { name: 'Nguyễn Thị An', email: 'an.nguyen@example.com' },
    onSave: fn(() => Promise.resolve({})),
  },
  decorators: [(Story) => <div className='max-w-170'>{Story()}</div>],
} satisfies Meta<typeof PasswordSection>;
export default meta;
type Story = StoryObj<typeof PasswordSection>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Đổi mật khẩu');
  },
};

/** Changed by keyboard alone, with the strength of the new password. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Mật khẩu hiện tại')).toHaveFocus());
    await userEvent.keyboard('mật khẩu cũ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('nguyenan85');
    await waitFor(() => expect(canvas.getByText('Dễ đoán')).toBeVisible());
    await userEvent.keyboard(' bên suối vắng');
    await expect(canvas.getByText('Rất tốt')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      currentPassword: 'mật khẩu cũ',
      password: 'nguyenan85 bên suối vắng',
    });
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** The form with its hint, before anything is typed. */
export const OpenOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi mật khẩu' }));
    await expect(canvas.getByLabelText('Mật khẩu mới')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  },
};

/** Errors of the server at both fields. The first has the focus, and nothing typed is lost. */
export const Refused: Story = {
  args: {
    onSave: () =>
      Promise.resolve({
        errors: {
          currentPassword: 'Mật khẩu không đúng.',
          password: 'Mật khẩu này dễ bị đoán, vui lòng chọn mật khẩu khác.',
        },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi mật khẩu' }));
    const current = canvas.getByLabelText('Mật khẩu hiện tại');
    await userEvent.type(current, 'sai');
    await userEvent.type(canvas.getByLabelText('Mật khẩu mới'), 'matkhau123{Enter}');
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toHaveAccessibleDescription('Mật khẩu không đúng.');
    await expect(canvas.getByLabelText('Mật khẩu mới')).toHaveValue('matkhau123');
  },
};

/** An account that logs in with Facebook sets its first password. */
export const WithoutPassword: Story = {
  args: { hasPassword: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt mật khẩu' }));
    await expect(canvas.queryByLabelText('Mật khẩu hiện tại')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Mật khẩu mới'), 'núi cao biển rộng{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      currentPassword: undefined,
      password: 'núi cao biển rộng',
    });
  },
};
