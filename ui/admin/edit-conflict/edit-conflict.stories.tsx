import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { EditConflict } from './edit-conflict.tsx';

const meta = {
  title: 'Back office (quan tri)/EditConflict',
  component: EditConflict,
  args: {
    fields: [
      { name: 'price', label: 'Giá', mine: '350.000 VNĐ', current: '390.000 VNĐ' },
      { name: 'note', label: 'Ghi chú', mine: 'Khách quen, gọi trước khi giao', current: '' },
    ],
    onResolve: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EditConflict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, userEvent }) => {
    const price = await screen.findByRole('group', { name: 'Giá' });
    await expect(within(price).getByLabelText(/Của bạn/)).toBeChecked();
    await userEvent.click(within(price).getByLabelText(/Hiện tại/));
    await userEvent.click(screen.getByRole('button', { name: 'Lưu lựa chọn' }));
    await expect(args.onResolve).toHaveBeenCalledWith(new Set(['note']));
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Xem lại sau' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
