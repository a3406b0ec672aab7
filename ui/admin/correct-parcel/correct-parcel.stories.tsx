import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CorrectParcel } from './correct-parcel.tsx';

const meta = {
  title: 'Back office (quan tri)/CorrectParcel',
  component: CorrectParcel,
  args: {
    open: true,
    onClose: fn(),
    code: '3F2A9-1C4D7',
    carrier: 'Giao Hàng Nhanh',
    trackingCode: 'GHN5F2A91C4',
    onCorrect: fn(),
  },
} satisfies Meta<typeof CorrectParcel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const carrier = within(document.body).getByLabelText(/Đơn vị vận chuyển/);
    await waitFor(() => expect(carrier).toHaveFocus());
  },
};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(document.body);
    await userEvent.clear(dialog.getByLabelText(/Đơn vị vận chuyển/));
    const number = dialog.getByLabelText(/^Mã vận đơn \(/);
    await userEvent.clear(number);
    await userEvent.type(number, ' VTP123456 ');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu mã vận đơn' }));
    await expect(args.onCorrect).toHaveBeenCalledWith({
      carrier: undefined,
      trackingCode: 'VTP123456',
    });
  },
};

export const Failed: Story = {
  args: { error: 'Chỉ có thể sửa mã vận đơn khi đơn đang trên đường giao.' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(within(document.body).getByRole('alert')).toBeVisible();
  },
};
