import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmailField } from './email-field.tsx';

const meta = {
  title: 'Account (tai khoan)/EmailField',
  component: EmailField,
  args: { value: 'an.nguyen@example.com', onChange: fn() },
  decorators: [(Story) => <div className='max-w-100'>{Story()}</div>],
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), '!');
    await expect(args.onChange).toHaveBeenCalledWith(`${args.value}!`);
  },
};

export const Invalid: Story = {
  args: { value: 'an@', error: 'Email chưa đúng định dạng, ví dụ: ten@example.com.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(args.error);
  },
};
