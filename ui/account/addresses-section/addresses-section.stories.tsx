import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { emptyValues } from '../../checkout/address-form/address-values.sample.ts';
import {
  districts,
  emptyAddress,
  provinces,
  wards,
} from '../../checkout/address-picker/division.sample.ts';
import { savedAddresses } from '../../checkout/saved-address-picker/saved-addresses.sample.ts';
import { AddressesSection } from './addresses-section.tsx';

const picker = { value: emptyAddress, onChange: fn(), provinces, districts, wards, onRetry: fn() };
const editor = {
  adding: true,
  form: { values: emptyValues, onChange: fn(), picker },
  onSubmit: fn(),
  onCancel: fn(),
};

const meta = {
  title: 'Account (tai khoan)/AddressesSection',
  component: AddressesSection,
  args: {
    addresses: savedAddresses,
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(() => Promise.resolve({})),
  },
  decorators: [(Story) => <div className='max-w-170'>{Story()}</div>],
} satisfies Meta<typeof AddressesSection>;
export default meta;
type Story = StoryObj<typeof AddressesSection>;

export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByText('Điền sẵn khi đặt hàng')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Sửa địa chỉ Thôn 4' }));
    await expect(args.onEdit).toHaveBeenCalledWith('dia-chi-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm địa chỉ' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const SeveralOnPhone: Story = {
  ...Several,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Empty: Story = {
  args: { addresses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Bạn chưa lưu địa chỉ nào/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Thêm địa chỉ' })).toBeEnabled();
  },
};

/** No further address can be added. */
export const Full: Story = {
  args: { limit: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Thêm địa chỉ' })).toBeNull();
    await expect(canvas.getByText(/Bạn đã lưu đủ 2 địa chỉ/)).toBeVisible();
  },
};

/** Deleting takes two presses. The focus moves to the harmless button, then to the section. */
export const DeleteByKeyboard: Story = {
  render: function Stateful(args) {
    const [addresses, setAddresses] = useState(args.addresses);
    return (
      <AddressesSection
        {...args}
        addresses={addresses}
        onDelete={async (id) => {
          setAddresses(addresses.filter((address) => address.id !== id));
          return await args.onDelete(id);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const keep = canvas.getByRole('button', { name: /^Giữ lại địa chỉ 24/ });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Xóa địa chỉ 24/ })).toHaveFocus()
    );
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Giữ lại địa chỉ 24/ })).toHaveFocus()
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('dia-chi-1');
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const DeleteFailed: Story = {
  args: { onDelete: () => Promise.resolve({ error: 'Có lỗi xảy ra, vui lòng thử lại' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Xóa địa chỉ 24/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Xóa địa chỉ này: 24/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Có lỗi xảy ra');
  },
};

/** The form of a new address takes the focus. */
export const Adding: Story = {
  args: { editor },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Họ')).toHaveFocus());
    await expect(canvas.getByRole('form', { name: 'Địa chỉ mới' })).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(editor.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy' }));
    await expect(editor.onCancel).toHaveBeenCalledOnce();
  },
};

export const EditingOnPhone: Story = {
  args: {
    editor: {
      ...editor,
      adding: false,
      error: 'Có lỗi xảy ra, vui lòng thử lại',
      form: {
        ...editor.form,
        values: { ...emptyValues, lastName: 'Lê Văn', firstName: 'Phúc' },
        errors: { phone: 'Vui lòng nhập số điện thoại.' },
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Sửa địa chỉ' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Có lỗi xảy ra');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
