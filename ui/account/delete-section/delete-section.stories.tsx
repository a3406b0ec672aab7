import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DeleteSection } from './delete-section.tsx';

const meta = {
  title: 'Account (tai khoan)/DeleteSection',
  component: DeleteSection,
  args: { hasPassword: true, onDelete: fn(() => Promise.resolve({})) },
  decorators: [(Story) => <div className='max-w-170'>{Story()}</div>],
  parameters: { docs: { story: { inline: false, iframeHeight: 600 } } },
} satisfies Meta<typeof DeleteSection>;
export default meta;
type Story = StoryObj<typeof DeleteSection>;

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function openDialog(userEvent: UserEvent) {
  await userEvent.click(screen.getByRole('button', { name: 'Xóa tài khoản…' }));
  return await screen.findByRole('dialog', { name: 'Xóa tài khoản?' });
}
const confirm = () => screen.getByRole('button', { name: 'Xóa tài khoản' });

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Xóa tài khoản…' })).toBeEnabled();
  },
};

/** The consequences and the password, by keyboard. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog(userEvent);
    const password = screen.getByLabelText('Mật khẩu');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription(/Không thể khôi phục/);
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAccessibleDescription('Vui lòng nhập mật khẩu.');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard('mật khẩu dài{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('mật khẩu dài');
  },
};

/** Nothing is deleted when the dialog is closed. The focus returns to the button. */
export const Kept: Story = {
  play: async ({ args, userEvent }) => {
    await openDialog(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Giữ lại tài khoản' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Xóa tài khoản…' })).toHaveFocus()
    );
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** Open orders prevent the deletion. */
export const OrdersOpenOnPhone: Story = {
  args: {
    onDelete: () =>
      Promise.resolve({
        error:
          'Bạn còn đơn hàng chưa hoàn tất. Vui lòng đợi giao xong hoặc liên hệ cửa hàng để hủy đơn rồi hãy xóa tài khoản.',
      }),
  },
  // Without motion: after it, some lines of text would lie half a pixel off.
  globals: { viewport: { value: 'phone' }, motion: 'reduced' },
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent);
    await userEvent.type(screen.getByLabelText('Mật khẩu'), 'mật khẩu dài');
    await userEvent.click(confirm());
    await expect(await screen.findByRole('alert')).toHaveTextContent('đơn hàng chưa hoàn tất');
    await expect(screen.getByLabelText('Mật khẩu')).toHaveValue('mật khẩu dài');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight));
  },
};

export const WrongPassword: Story = {
  args: { onDelete: () => Promise.resolve({ errors: { password: 'Mật khẩu không đúng.' } }) },
  play: async ({ userEvent }) => {
    await openDialog(userEvent);
    await userEvent.type(screen.getByLabelText('Mật khẩu'), 'sai');
    await userEvent.click(confirm());
    await waitFor(() => expect(screen.getByLabelText('Mật khẩu')).toHaveFocus());
    await expect(screen.getByLabelText('Mật khẩu')).toHaveAccessibleDescription(
      'Mật khẩu không đúng.',
    );
  },
};

/** An account that logs in with Facebook only has no password. */
export const WithoutPassword: Story = {
  args: { hasPassword: false },
  play: async ({ args, userEvent }) => {
    await openDialog(userEvent);
    await expect(screen.queryByLabelText('Mật khẩu')).toBeNull();
    await userEvent.click(confirm());
    await expect(args.onDelete).toHaveBeenCalledWith(undefined);
  },
};
