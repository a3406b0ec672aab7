import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Primitives (thanh phan)/TextField',
  component: TextField,
  args: { label: 'Tên người nhận', placeholder: 'Nguyễn Thị Lan', autoComplete: 'name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Tên người nhận');
    await userEvent.click(canvas.getByText('Tên người nhận'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Lan');
    await expect(input).toHaveValue('Lan');
    await userEvent.clear(input);
    input.blur();
  },
};

/** The error message is part of the accessible description of the input. */
export const WithError: Story = {
  args: { error: 'Vui lòng nhập tên.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Tên người nhận');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Vui lòng nhập tên.');
  },
};
