import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UndoBar } from './undo-bar.tsx';

const meta = {
  title: 'Back office (quan tri)/UndoBar',
  component: UndoBar,
  args: {
    children: 'Đã chuyển sang “Đang giao hàng”.',
    duration: 3_600_000,
    onUndo: fn(),
  },
} satisfies Meta<typeof UndoBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // The seconds change from picture to picture.
  parameters: { picture: false },
};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  ...Default,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Ended: Story = {
  args: { duration: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
