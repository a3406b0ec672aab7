import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { QuantityField } from './quantity-field.tsx';

const meta = {
  title: 'Primitives (thanh phan)/QuantityField',
  component: QuantityField,
  args: { value: 2, max: 24, onChange: fn(), label: 'Số lượng Vòng Tay Đá Mắt Hổ' },
  parameters: { state: { value: 'onChange' } },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tăng số lượng' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('textbox')).toHaveValue('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Giảm số lượng' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const AtOne: Story = {
  args: { value: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Giảm số lượng' })).toBeDisabled();
  },
};

export const AtMaximum: Story = {
  args: { value: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tăng số lượng' })).toBeDisabled();
  },
};

/** The arrow keys change the quantity by one; a number can be typed. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: args.label });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.clear(input);
    await userEvent.type(input, '15');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(15);
    await expect(input).toHaveValue('15');
  },
};

/** Text that is not a number becomes 1 when the field loses the focus. */
export const NotANumber: Story = {
  args: { value: 7 },
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, 'abc');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(input).toHaveValue('1');
    await step('insert words at once, as voice input does', async () => {
      await userEvent.click(input);
      await fireEvent.change(input, { target: { value: '５' } });
      await expect(args.onChange).toHaveBeenLastCalledWith(5);
      await fireEvent.change(input, { target: { value: 'hai' } });
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(1);
      await expect(input).toHaveValue('1');
    });
  },
};

/** A number above the maximum becomes the maximum. */
export const TooMany: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '9999');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(24);
    await expect(input).toHaveValue('24');
  },
};

/** Zero becomes 1; minus signs and decimal separators are ignored. */
export const OutOfRange: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    for (const [typed, expected] of [['0', '1'], ['-3', '3'], ['2,5', '24']] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(expected);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(24);
  },
};
