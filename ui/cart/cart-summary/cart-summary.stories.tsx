import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { CartSummary } from './cart-summary.tsx';

const meta = {
  title: 'Cart (gio hang)/CartSummary',
  component: CartSummary,
  args: { subtotal: 1_580_000, shipping: 10_000, total: 1_590_000, onCheckout: fn() },
  decorators: [(Story) => <div className='max-w-90'>{Story()}</div>],
} satisfies Meta<typeof CartSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1.590.000 VNĐ')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'THANH TOÁN' }));
    await expect(args.onCheckout).toHaveBeenCalledOnce();
  },
};

/** A new total is announced with its name. */
export const Announcement: Story = {
  parameters: { picture: false },
  render: function Changing(args) {
    const [total, setTotal] = useState(args.total);
    return <CartSummary {...args} total={total} onCheckout={() => setTotal(2_380_000)} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const announced = new Set<string | null>();
    // A screen reader reads the whole live region of a change.
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = target.parentElement?.closest('[aria-live=polite][aria-atomic=true]');
        if (region) announced.add(region.textContent);
      }
    });
    observer.observe(canvasElement, { subtree: true, childList: true, characterData: true });
    await userEvent.click(canvas.getByRole('button', { name: 'THANH TOÁN' }));
    await waitFor(() => expect([...announced]).toEqual(['Tổng cộng2.380.000 VNĐ']));
    observer.disconnect();
  },
};

/** The rest up to a free delivery, and the expected days. */
export const Delivery: Story = {
  args: {
    missingForFree: 120_000,
    feeByProvince: true,
    expected: 'từ thứ Ba 1/12 đến thứ Tư 2/12',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Còn 120.000 VNĐ nữa để được miễn phí giao hàng.'))
      .toBeVisible();
  },
};

export const Empty: Story = {
  args: { subtotal: 0, shipping: 0, total: 0 },
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getAllByText('0 VNĐ')).toHaveLength(3);
    await expect(canvas.queryByText('Giảm giá')).toBeNull();
    await step('the checkout button is not the primary one, and stays enabled', async () => {
      const checkout = canvas.getByRole('button', { name: 'THANH TOÁN' });
      await expect(checkout).not.toHaveClass('bg-jade-fill');
      await userEvent.click(checkout);
      await expect(args.onCheckout).toHaveBeenCalledOnce();
      checkout.blur();
    });
  },
};

/** The subtotal reaches the amount from which the delivery is free. */
export const FreeDelivery: Story = {
  args: { shipping: 0, total: 1_580_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Miễn phí')).toBeVisible();
  },
};

export const Discount: Story = {
  args: { discount: 158_000, total: 1_432_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giảm giá')).toBeVisible();
    await expect(canvas.getByText('−158.000 VNĐ')).toBeVisible();
  },
};

export const WithPromoBox: Story = {
  args: {
    note: 'Thanh toán khi nhận hàng.',
    children: (
      <div className='flex flex-wrap items-end gap-2'>
        <label className='min-w-0 grow basis-40'>
          Mã giảm giá
          <input className='min-h-11 w-full rounded-field border border-field bg-surface px-3' />
        </label>
        <Button variant='secondary'>Xác nhận</Button>
      </div>
    ),
  },
  play: async ({ canvas, step, userEvent }) => {
    await expect(canvas.getByText('Thanh toán khi nhận hàng.')).toBeVisible();
    await step('the promo box precedes the checkout button in the tab order', async () => {
      await userEvent.tab();
      await expect(canvas.getByLabelText('Mã giảm giá')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Xác nhận' })).toHaveFocus();
      await userEvent.tab();
      const checkout = canvas.getByRole('button', { name: 'THANH TOÁN' });
      await expect(checkout).toHaveFocus();
      checkout.blur();
    });
  },
};

export const PhoneWidth: Story = {
  args: { subtotal: 1_536_000_000, total: 1_536_010_000 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByText('1.536.010.000 VNĐ')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await step('press the checkout button', async () => {
      const checkout = canvas.getByRole('button', { name: 'THANH TOÁN' });
      await userEvent.click(checkout);
      await expect(args.onCheckout).toHaveBeenCalledOnce();
      checkout.blur();
    });
  },
};
