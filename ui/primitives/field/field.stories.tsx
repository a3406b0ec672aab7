import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { controlClass, Field, FieldError } from './field.tsx';

const meta = {
  title: 'Nền tảng/Field',
  component: Field,
  args: {
    label: 'Email',
    children: (control) => <input {...control} type='email' className={controlClass} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What is wrong, by itself: for fields that are put together in another way. */
export const ErrorAlone: Story = {
  render: () => <FieldError id='loi' error='Vui lòng nhập email.' />,
};

/** What is wrong stands under the field, and is read with it. */
export const WithError: Story = {
  args: { error: 'Vui lòng nhập email.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Vui lòng nhập email.');
  },
};
