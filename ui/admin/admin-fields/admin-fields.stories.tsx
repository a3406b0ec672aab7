import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AdminFields, type AdminFieldsProps, type FieldValue } from './admin-fields.tsx';

/** The fields with their values in state. */
function Form({ values, onChange, ...rest }: AdminFieldsProps) {
  const [current, setCurrent] = useState<Readonly<Record<string, FieldValue>>>(values);
  return (
    <AdminFields
      {...rest}
      values={current}
      onChange={(name, value) => {
        setCurrent({ ...current, [name]: value });
        onChange(name, value);
      }}
    />
  );
}

const meta = {
  title: 'Back office (quan tri)/AdminFields',
  component: AdminFields,
  render: Form,
  args: {
    fields: [
      { name: 'code', label: 'Mã', required: true, hint: 'Chữ không dấu và số, ví dụ TET2026.' },
      {
        name: 'kind',
        label: 'Cách giảm',
        kind: 'choice',
        options: [{ value: 'percent', label: 'Phần trăm' }, { value: 'amount', label: 'Số tiền' }],
      },
      { name: 'minimum', label: 'Đơn tối thiểu', kind: 'money' },
      { name: 'limit', label: 'Số lượt', kind: 'number', placeholder: 'Không giới hạn' },
      { name: 'from', label: 'Bắt đầu', kind: 'time' },
      { name: 'first', label: 'Chỉ cho đơn đầu tiên', kind: 'check', hint: 'Mỗi khách một lần.' },
      { name: 'note', label: 'Ghi chú', kind: 'lines' },
      { name: 'sentence', label: 'Giới thiệu', kind: 'paragraph' },
    ],
    values: { code: 'TET2026', kind: 'percent', minimum: '200.000', first: true, note: '' },
    onChange: fn(),
  },
} satisfies Meta<typeof AdminFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Mã')).toHaveAccessibleDescription(/TET2026/);
    await userEvent.type(canvas.getByLabelText('Số lượt'), '9');
    await expect(args.onChange).toHaveBeenLastCalledWith('limit', '9');
    await userEvent.type(canvas.getByLabelText('Giới thiệu'), 'Đá đẹp,{Enter}giá tốt');
    await expect(args.onChange).toHaveBeenLastCalledWith('sentence', 'Đá đẹp, giá tốt');
    await userEvent.selectOptions(canvas.getByLabelText('Cách giảm'), 'amount');
    await expect(args.onChange).toHaveBeenLastCalledWith('kind', 'amount');
    await userEvent.click(canvas.getByLabelText(/Chỉ cho đơn đầu tiên/));
    await expect(args.onChange).toHaveBeenLastCalledWith('first', false);
    canvas.getByLabelText(/Chỉ cho đơn đầu tiên/).blur();
  },
};

export const WithErrors: Story = {
  args: { errors: { code: 'Mã này đã có.', limit: 'Phải là một số nguyên.' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mã')).toBeInvalid();
    await expect(canvas.getByLabelText('Mã')).toHaveAccessibleDescription(/đã có.*TET2026/);
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mã')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Cách giảm')).toBeDisabled();
  },
};
