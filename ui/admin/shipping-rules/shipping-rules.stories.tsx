import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ShippingRules, type ShippingRulesProps } from './shipping-rules.tsx';
import type { ShippingView } from './shipping-view.ts';

const shipping: ShippingView = {
  fee: 10_000,
  freeFrom: 0,
  groups: [],
  weightSteps: [],
  preparation: '1–2 ngày làm việc',
  time: '2–5 ngày làm việc',
  workDays: 'off',
};

const provinces = [
  'Thành phố Hà Nội',
  'Tỉnh Hà Giang',
  'Tỉnh Cao Bằng',
  'Tỉnh Lào Cai',
  'Thành phố Đà Nẵng',
  'Thành phố Hồ Chí Minh',
];

const full: ShippingView = {
  ...shipping,
  fee: 25_000,
  freeFrom: 500_000,
  workDays: 'mon-sat',
  groups: [{
    name: 'Miền núi phía Bắc',
    provinces: ['Tỉnh Hà Giang', 'Tỉnh Cao Bằng'],
    fee: 40_000,
    freeFrom: 1_000_000,
    time: '5–8 ngày làm việc',
  }],
  weightSteps: [{ above: 2_000, fee: 15_000 }],
};

/** The fields with their values in state. */
function Stateful({ values, onChange, ...rest }: ShippingRulesProps) {
  const [current, setCurrent] = useState(values);
  return (
    <ShippingRules
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
  title: 'Back office (quan tri)/ShippingRules',
  component: ShippingRules,
  render: (args) => <Stateful {...args} />,
  args: { values: shipping, provinces, onChange: fn() },
} satisfies Meta<typeof ShippingRules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const freeFrom = canvas.getByLabelText('Miễn phí cho đơn từ (đồng)');
    await userEvent.clear(freeFrom);
    await userEvent.type(freeFrom, '5000');
    await expect(args.onChange).toHaveBeenLastCalledWith('freeFrom', 5_000);
    freeFrom.blur();
    await waitFor(() => expect(freeFrom).toHaveValue('5.000'));
    const fee = canvas.getByLabelText('Phí mỗi đơn (đồng)');
    await userEvent.clear(fee);
    await userEvent.type(fee, '15k');
    await expect(args.onChange).toHaveBeenLastCalledWith('fee', 15_000);
    await userEvent.clear(fee);
    await userEvent.type(fee, '0,5');
    fee.blur();
    await expect(args.onChange).toHaveBeenLastCalledWith('fee', NaN);
    await expect(fee).toHaveValue('0,5');
    await waitFor(() => expect(fee).toHaveAccessibleDescription(/^Nhập bằng chữ số/));
    await userEvent.clear(freeFrom);
    await userEvent.type(freeFrom, '-5');
    freeFrom.blur();
    await waitFor(() => expect(freeFrom).toHaveAccessibleDescription(/^Nhập bằng chữ số/));
    await expect(freeFrom).toHaveValue('-5');
  },
};

export const Full: Story = { args: { values: full } };

export const OnPhone: Story = {
  args: { values: full },
  globals: { viewport: { value: 'phone' } },
};

/** A province of another group cannot be chosen. */
export const AddGroup: Story = {
  args: { values: full },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm nhóm' }));
    const group = canvas.getByRole('group', { name: 'Nhóm 2' });
    const choices = [...group.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    await expect(choices.map(({ disabled }) => disabled)).toEqual(
      provinces.map((name) => full.groups[0]!.provinces.includes(name)),
    );
    await userEvent.click(choices[0]!);
    const added = {
      name: '',
      provinces: ['Thành phố Hà Nội'],
      fee: 25_000,
      freeFrom: 500_000,
      time: '',
    };
    await expect(args.onChange).toHaveBeenLastCalledWith('groups', [...full.groups, added]);
    // The next one can be chosen at once.
    await waitFor(() => expect(choices[3]).toBeVisible());
    await expect(choices[0]).toHaveFocus();
    choices[0]!.blur();
  },
};

/** After a change of the divisions in addresses: a province of the group no longer exists. */
export const FormerProvinces: Story = {
  args: { values: full, provinces: provinces.filter((name) => name !== 'Tỉnh Hà Giang') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const notice = canvas.getByText(/^Địa chỉ khách nhập không có Tỉnh Hà Giang/);
    await expect(notice).toBeVisible();
    await expect(notice).not.toHaveTextContent('Cao Bằng');
  },
};

/** Staff who may not change settings. */
export const ReadOnly: Story = {
  args: { values: full, readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tên nhóm')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
