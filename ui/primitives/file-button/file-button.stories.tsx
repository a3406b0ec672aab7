import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileButton } from './file-button.tsx';

const meta = {
  title: 'Primitives (thanh phan)/FileButton',
  component: FileButton,
  args: { label: 'Chọn tệp CSV', accept: '.csv', onChoose: fn() },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The same file can be chosen twice, after its content was corrected. */
export const Twice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['Mã;Tiền'], 'cod.csv', { type: 'text/csv' });
    const input = canvas.getByLabelText('Chọn tệp CSV');
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenLastCalledWith([file]);
    input.blur();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Chọn tệp CSV')).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Chọn tệp CSV')).toBeDisabled();
  },
};
