import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LookUpPage } from './look-up-page.tsx';

const meta = {
  title: 'Pages (trang)/LookUpPage',
  component: LookUpPage,
  args: { onSubmit: fn() },
} satisfies Meta<typeof LookUpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a customer uses them. */
export const Interaction: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Mã đơn hàng'), '7k3m 9qxy');
    await userEvent.type(canvas.getByLabelText('Số điện thoại người nhận'), '0912 345 678{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('7k3m 9qxy', '0912 345 678');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** In a shop that sends gifts. */
export const Gifts: Story = {
  args: { gifts: true },
  globals: { viewport: { value: 'phone' } },
};

export const Refused: Story = {
  args: { error: 'Không tìm thấy đơn hàng với mã và số điện thoại này.' },
};

export const Busy: Story = { args: { busy: true } };

/** The first invalid field takes the focus after each refusal. */
export const InvalidField: Story = {
  parameters: { picture: false },
  render: function Stateful(args) {
    const [errors, setErrors] = useState({});
    const onSubmit = () => setErrors({ phone: 'Số điện thoại không hợp lệ.' });
    return <LookUpPage {...args} {...{ errors, onSubmit }} />;
  },
  play: async ({ canvas, userEvent }) => {
    for (let attempts = 0; attempts < 2; attempts += 1) {
      await userEvent.type(canvas.getByLabelText('Mã đơn hàng'), '7');
      await userEvent.click(canvas.getByRole('button', { name: 'Tra cứu' }));
      await waitFor(() => expect(canvas.getByLabelText(/^Số điện thoại/)).toHaveFocus());
    }
  },
};
