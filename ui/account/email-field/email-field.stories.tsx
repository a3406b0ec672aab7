import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmailField } from './email-field.tsx';

const meta = {
  title: 'Account (tai khoan)/EmailField',
  component: EmailField,
  args: { value: 'an.nguyen@example.com', onChange: fn() },
  parameters: { state: { value: 'onChange' } },
  decorators: [(Story) => <div className='max-w-100'>{Story()}</div>],
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.type(field, '.vn');
    await expect(args.onChange).toHaveBeenLastCalledWith(`${args.value}.vn`);
    await expect(field).toHaveValue(`${args.value}.vn`);
  },
};

export const Invalid: Story = {
  args: { value: 'an@', error: 'Email chưa đúng định dạng, ví dụ: ten@example.com.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(args.error);
  },
};
