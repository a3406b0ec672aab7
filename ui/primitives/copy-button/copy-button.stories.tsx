import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, spyOn } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Primitives (thanh phan)/CopyButton',
  component: CopyButton,
  args: { text: '0011002233445' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The label names what is copied. */
export const Label: Story = { args: { children: 'Sao chép địa chỉ', variant: 'quiet' } };

/** After copying, the button and the screen reader say so for two seconds. */
export const Copied: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sao chép' }));
    await expect(await canvas.findByRole('button', { name: 'Đã sao chép' })).toBeVisible();
    await expect(mocked(navigator.clipboard.writeText)).toHaveBeenCalledWith('0011002233445');
    await expect(await canvas.findByRole('button', { name: 'Sao chép' }, { timeout: 5_000 }))
      .toBeVisible();
  },
};

/** The browser forbids copying. */
export const Failed: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sao chép' }));
    await expect(await canvas.findByRole('button', { name: 'Chưa sao chép được' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Sao chép' }, { timeout: 5_000 }))
      .toBeVisible();
  },
};
