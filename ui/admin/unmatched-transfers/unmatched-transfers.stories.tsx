import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UnmatchedTransfers } from './unmatched-transfers.tsx';

const at = Date.UTC(2026, 10, 25, 3, 0);

const meta = {
  title: 'Back office (quan tri)/UnmatchedTransfers',
  component: UnmatchedTransfers,
  args: {
    transfers: [
      {
        id: 2,
        amount: 510_000,
        at,
        content: 'NGUYEN THI HOA chuyen tien mua da',
        order: null,
        suggestions: [{ id: 'a', code: '7K3M9QXY' }, { id: 'b', code: 'QH3CCVK8' }],
      },
      {
        id: 1,
        amount: 1_225_000,
        at,
        content: 'MBVCB.3278907687.TAGN3CAD55',
        order: { id: 'c', code: 'GN3CAD55' },
        suggestions: [],
      },
    ],
    onAssign: fn(),
    onReturn: fn(),
  },
} satisfies Meta<typeof UnmatchedTransfers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('assigns to a suggested order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tính vào đơn QH3CCVK8' }));
      await expect(args.onAssign).toHaveBeenCalledWith(2, 'b');
    });
    await step('notes that the money was paid back', async () => {
      const [note] = canvas.getAllByLabelText('Ghi chú khi trả lại tiền');
      await userEvent.type(note!, 'Chuyển nhầm{Enter}');
      await expect(args.onReturn).toHaveBeenCalledWith(2, 'Chuyển nhầm');
    });
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A transfer whose text has no space, in texts of twice their size. */
export const LargeTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Empty: Story = { args: { transfers: [] } };

/** A list that could not be read does not seem to be empty. */
export const Failed: Story = {
  args: { transfers: undefined, error: 'Cửa hàng đang bận, vui lòng thử lại sau.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.queryByText('Không có khoản tiền nào chờ xử lý.')).toBeNull();
  },
};
