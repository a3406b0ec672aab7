import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { controlClass, Field, FieldError } from './field.tsx';

const meta = {
  title: 'Primitives (thanh phan)/Field',
  component: Field,
  args: {
    label: 'Email',
    children: (control) => <input {...control} type='email' className={controlClass} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toBeValid();
    await step('a click on the label focuses the control', async () => {
      await userEvent.click(canvas.getByText('Email'));
      await expect(input).toHaveFocus();
    });
    await step('the control takes text', async () => {
      await userEvent.keyboard('lan@thachan.example');
      await expect(input).toHaveValue('lan@thachan.example');
      await userEvent.clear(input);
    });
    input.blur();
  },
};

/** The error message alone, for fields with another layout. */
export const ErrorAlone: Story = {
  render: () => <FieldError id='loi' error='Vui lòng nhập email.' />,
};

/** The error message is below the control, and part of its accessible description. */
export const WithError: Story = {
  args: { error: 'Vui lòng nhập email.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Vui lòng nhập email.');
  },
};
