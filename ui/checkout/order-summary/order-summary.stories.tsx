import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PaymentMethods } from '../payment-methods/payment-methods.tsx';
import type { Product } from '../../catalogue/listed-product.ts';
import { bracelet, longName, onSale } from '../../catalogue/product.sample.ts';
import { OrderSummary, type OrderSummaryProps } from './order-summary.tsx';

function lineOf({ _id, name, image, price }: Product, quantity: number) {
  return { id: _id, name, image, price, quantity };
}

const lines = [lineOf(bracelet, 2), lineOf(onSale, 1)];

const meta = {
  title: 'Checkout (thanh toan)/OrderSummary',
  component: OrderSummary,
  args: {
    lines,
    subtotal: 1_580_000,
    shipping: 10_000,
    total: 1_590_000,
    submitLabel: 'Đặt hàng',
    children: <PaymentMethods value='cod' onChange={fn()} />,
  },
  decorators: [(Story) => <div className='max-w-100'>{Story()}</div>],
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const onSubmit = fn((event: { preventDefault(): void }) => event.preventDefault());

/** The button submits the surrounding form. */
export const Default: Story = {
  decorators: [(Story) => <form onSubmit={onSubmit}>{Story()}</form>],
};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  decorators: [(Story) => <form onSubmit={onSubmit}>{Story()}</form>],
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await expect(canvas.getByText('900.000 VNĐ')).toBeVisible();
    await expect(canvas.getByText('1.590.000 VNĐ')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt hàng' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const Discount: Story = {
  args: { discount: { code: 'WELCOME10', amount: 158_000 }, total: 1_432_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giảm giá (WELCOME10)')).toBeVisible();
    await expect(canvas.getByText('−158.000 VNĐ')).toBeVisible();
  },
};

const onPaymentChange = fn();

export const CardChosen: Story = {
  args: {
    submitLabel: 'Thanh toán',
    children: <PaymentMethods value='card' offered={['cod', 'card']} onChange={onPaymentChange} />,
  },
  play: async ({ canvas, step, userEvent }) => {
    onPaymentChange.mockClear();
    await expect(canvas.getByRole('button', { name: 'Thanh toán' })).toBeEnabled();
    await step('choose cash on delivery', async () => {
      const cod = canvas.getByRole('radio', { name: 'Thanh toán khi nhận hàng (COD)' });
      await userEvent.click(cod);
      await expect(onPaymentChange).toHaveBeenCalledWith('cod');
      cod.blur();
    });
    await step('the controlled value stays', async () => {
      await expect(canvas.getByRole('radio', { name: 'Thanh toán bằng thẻ' })).toBeChecked();
    });
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Đang xử lý...' })).toBeDisabled();
  },
};

/** The reason is announced immediately. */
export const Failed: Story = {
  args: { error: 'Có lỗi xảy ra khi đặt hàng' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Có lỗi xảy ra khi đặt hàng');
  },
};

const onAccept = fn();

function Changing(args: OrderSummaryProps) {
  const [changes, setChanges] = useState<OrderSummaryProps['changes']>();
  const found: OrderSummaryProps['changes'] = {
    lines: [
      'Vòng Tay Đá Mắt Hổ: giá mới 480.000 VNĐ (trước đó 450.000 VNĐ)',
      'Hũ Đá Thạch Anh Tím: chỉ còn 1 sản phẩm (bạn chọn 3)',
    ],
    onAccept: () => {
      onAccept();
      setChanges(undefined);
    },
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setChanges(found);
      }}
    >
      <OrderSummary {...args} changes={changes} />
    </form>
  );
}

/** Changes take the focus. The order cannot be sent until they are accepted. */
export const ChangesAccepted: Story = {
  args: {
    lines: [
      { ...lineOf(bracelet, 2), price: 480_000, notice: 'Giá mới: 480.000 VNĐ' },
      { ...lineOf(onSale, 1), notice: 'Chỉ còn 1 sản phẩm' },
    ],
    subtotal: 1_640_000,
    total: 1_650_000,
  },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    onAccept.mockClear();
    const send = canvas.getByRole('button', { name: 'Đặt hàng' });
    await userEvent.click(send);
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent('giá mới 480.000 VNĐ (trước đó 450.000 VNĐ)');
    await waitFor(() => expect(notice.parentElement).toHaveFocus());
    await expect(send).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onAccept).toHaveBeenCalledOnce();
    await expect(send).toBeEnabled();
  },
};

/** Changes that are not accepted yet. */
export const ChangesPending: Story = {
  tags: ['!autodocs'],
  args: {
    ...ChangesAccepted.args,
    changes: {
      lines: ['Vòng Tay Đá Mắt Hổ: giá mới 480.000 VNĐ (trước đó 450.000 VNĐ)'],
      onAccept: fn(),
    },
  },
  play: async ({ args, canvas, step }) => {
    await waitFor(() => expect(canvas.getByRole('status').parentElement).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Đặt hàng' })).toBeDisabled();
    await step('accept without moving the focus', async () => {
      canvas.getByRole('button', { name: 'Đồng ý và tiếp tục' }).click();
      await expect(args.changes?.onAccept).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('status').parentElement).toHaveFocus();
    });
  },
};

export const ManyLines: Story = {
  args: {
    lines: Array.from({ length: 7 }, (_, index) => ({
      ...lineOf(index % 2 ? longName : bracelet, index + 1),
      id: String(index),
    })),
  },
  play: async ({ canvas }) => {
    const lineQueries = canvas.getAllByRole('listitem').map((line) => within(line));
    for (const [index, line] of lineQueries.entries()) {
      await expect(line.getByText(`Số lượng: ${index + 1}`)).toBeVisible();
    }
    await expect(lineQueries).toHaveLength(7);
  },
};

export const PhoneWidth: Story = {
  args: {
    lines: [lineOf(bracelet, 1), { ...lineOf(longName, 99), price: 128_000_000 }],
    subtotal: 12_672_450_000,
    discount: { code: 'KHUYENMAITETNGUYENDAN2027', amount: 1_267_245_000 },
    total: 11_405_215_000,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vòng Tay Đá Mắt Hổ')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Texts of twice their size: amounts stand below their names, and break after the number. */
export const LargeTextOnPhone: Story = {
  ...PhoneWidth,
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
