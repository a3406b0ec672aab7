import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { noChoice } from '../../checkout/address-picker/division-types.ts';
import { OrderForm } from './order-form.tsx';

const meta = {
  title: 'Back office (quan tri)/OrderForm',
  component: OrderForm,
  args: {
    title: 'Tạo đơn qua điện thoại',
    address: {
      values: { firstName: '', lastName: '', email: '', phone: '', street: '' },
      onChange: fn(),
      picker: {
        value: noChoice,
        onChange: fn(),
        provinces: { state: 'ready', items: [{ code: 1, name: 'Thành phố Hà Nội' }] },
        districts: { state: 'idle' },
        wards: { state: 'idle' },
        onRetry: fn(),
      },
    },
    lines: [{ productId: 'a', name: 'Vòng Tay Đá Mắt Hổ', price: 450_000, quantity: 2 }],
    onLines: fn(),
    search: {
      value: 'thạch anh',
      onChange: fn(),
      found: [
        { product: { productId: 'b', name: 'Hũ Đá Thạch Anh Tím', price: 690_000 } },
        {
          product: { productId: 'c', name: 'Hũ Đá Thạch Anh Hồng', price: 650_000 },
          soldOut: true,
        },
      ],
    },
    payment: {
      value: 'cod',
      onChange: fn(),
      options: [
        { value: 'cod', label: 'Thu khi giao hàng (COD)' },
        { value: 'transfer', label: 'Chuyển khoản trước (VietQR)' },
      ],
    },
    note: { value: '', onChange: fn() },
    action: 'Tạo đơn',
    onSubmit: fn(),
  },
} satisfies Meta<typeof OrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Hũ Đá Thạch Anh Tím/ }));
    await expect(args.onLines).toHaveBeenCalledWith([
      ...args.lines,
      { productId: 'b', name: 'Hũ Đá Thạch Anh Tím', price: 690_000, quantity: 1 },
    ]);
    await userEvent.selectOptions(canvas.getByLabelText('Thanh toán'), 'transfer');
    await expect(args.payment?.onChange).toHaveBeenCalledWith('transfer');
    const submit = canvas.getByRole('button', { name: 'Tạo đơn' });
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    submit.blur();
  },
};

export const EditOnPhone: Story = {
  args: {
    title: 'Sửa đơn 3F2A9-1C4D7',
    note: undefined,
    payment: undefined,
    discount: { value: '50.000đ', onChange: fn() },
    shipping: 25_000,
    action: 'Lưu đơn',
    error: 'Không đủ hàng cho đơn này.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Không đủ hàng');
    await expect(canvas.getByText('Tổng mới').nextSibling).toHaveTextContent('875.000');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A discount that is no number, which the server has refused. */
export const WrongDiscount: Story = {
  args: {
    ...EditOnPhone.args,
    error: undefined,
    discount: {
      value: '50,5',
      onChange: fn(),
      error: 'Nhập số tiền giảm bằng chữ số, ví dụ 50.000.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Giảm giá (đồng)')).toBeInvalid();
    await expect(canvas.queryByText('Tổng mới')).toBeNull();
  },
};

/** Texts of twice their size: prices stand below the names of their products. */
export const LargeTextOnPhone: Story = {
  args: {
    lines: [{ productId: 'a', name: 'Vòng Tay Đá Mắt Hổ', price: 9_450_000, quantity: 99 }],
  },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvas }) => {
    for (const price of canvas.getAllByText('690.000 VNĐ')) {
      const { bottom } = price.previousElementSibling!.getBoundingClientRect();
      await expect(price.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
