import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CommandPalette } from './command-palette.tsx';

const meta = {
  title: 'Back office (quan tri)/CommandPalette',
  component: CommandPalette,
  parameters: { state: { query: 'onQuery' } },
  args: {
    open: true,
    onClose: fn(),
    query: '',
    onQuery: fn(),
    onSelect: fn(),
    commands: [
      { id: '/orders', label: 'Đơn hàng', keys: 'G D' },
      { id: '/customers', label: 'Khách hàng', keys: 'G K' },
      { id: 'find-orders', label: 'Tìm “0912” trong đơn hàng' },
    ],
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, userEvent }) => {
    const input = await screen.findByRole('combobox', { name: 'Tìm nhanh' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, 'kh');
    await expect(args.onQuery).toHaveBeenLastCalledWith('kh');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('/customers');
  },
};

export const NothingFound: Story = {
  args: { commands: [], query: 'xyz' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('Không có lệnh nào như vậy.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
