import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AddressForm } from '../address-form/address-form.tsx';
import { emptyValues } from '../address-form/address-values.sample.ts';
import type { AddressChoice } from '../address-picker/division-types.ts';
import { districts, emptyAddress, provinces, wards } from '../address-picker/division.sample.ts';
import { PaymentMethods } from '../payment-methods/payment-methods.tsx';
import { bracelet, longName, onSale } from '../../catalogue/product.sample.ts';
import { OrderSummary } from './order-summary.tsx';
import { OrderSummaryFold, type OrderSummaryFoldProps } from './order-summary-fold.tsx';

const meta = {
  title: 'Checkout (thanh toan)/OrderSummaryFold',
  component: OrderSummaryFold,
  args: {
    lines: [bracelet, onSale, longName].map(({ _id, name, image, price }) => ({
      id: _id,
      name,
      image,
      price,
      quantity: 1,
    })),
    total: 13_990_000,
  },
} satisfies Meta<typeof OrderSummaryFold>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The row opens and closes the list of products. */
export const Folded: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByText(/3 sản phẩm/);
    await expect(row).toHaveTextContent('Xem 3 sản phẩm · 13.990.000 VNĐ');
    await expect(canvas.getByText(bracelet.name)).not.toBeVisible();
    await userEvent.tab();
    await expect(row.closest('summary')).toHaveFocus();
    await userEvent.click(row);
    await expect(canvas.getByText(bracelet.name)).toBeVisible();
    await userEvent.click(row);
    await expect(canvas.getByText(bracelet.name)).not.toBeVisible();
  },
};

function Checkout({ lines, total }: OrderSummaryFoldProps) {
  const [values, setValues] = useState(emptyValues);
  const [address, setAddress] = useState<AddressChoice>(emptyAddress);
  return (
    <form
      noValidate
      aria-label='Thanh toán'
      className='mx-auto grid max-w-300 items-start gap-6 lg:grid-cols-[1fr_400px] lg:gap-8'
    >
      <OrderSummaryFold lines={lines} total={total} />
      <AddressForm
        values={values}
        onChange={setValues}
        picker={{
          value: address,
          onChange: setAddress,
          provinces,
          districts,
          wards,
          onRetry: fn(),
        }}
      />
      <OrderSummary
        folded
        lines={lines}
        subtotal={total - 10_000}
        shipping={10_000}
        total={total}
        submitLabel='Đặt hàng'
      >
        <PaymentMethods value='cod' onChange={fn()} />
      </OrderSummary>
    </form>
  );
}

/** On a wide page the lines are shown on the right, and the row is hidden. */
export const WholeCheckout: Story = {
  render: (args) => <Checkout {...args} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Xem/)).not.toBeVisible();
    await expect(canvas.getAllByText(bracelet.name).filter((name) => name.checkVisibility()))
      .toHaveLength(1);
  },
};

/** On a phone the lines are folded at the top. Amounts, payment and the only button come last. */
export const WholeCheckoutOnPhone: Story = {
  ...WholeCheckout,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3 sản phẩm/)).toBeVisible();
    for (const name of canvas.getAllByText(bracelet.name)) await expect(name).not.toBeVisible();
    await expect(canvas.getByText('Tổng cộng')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Đặt hàng' })).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
