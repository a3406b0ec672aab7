import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { priceMessages } from '../../primitives/price/price-messages.ts';

const paymentMethodsMessages = {
  title: 'Phương thức thanh toán',
  cod: 'Thanh toán khi nhận hàng (COD)',
  codText: 'Bạn trả tiền mặt cho nhân viên giao hàng khi nhận được hàng.',
  depositText: (deposit: string, rest: string) =>
    `Đặt cọc ${deposit} bằng chuyển khoản ở bước tiếp theo, còn lại ${rest} trả khi nhận hàng.`,
  transfer: 'Chuyển khoản (VietQR)',
  transferText: 'Bạn quét mã QR bằng ứng dụng ngân hàng ở bước tiếp theo.',
  card: 'Thanh toán bằng thẻ',
  cardText: 'Bạn nhập thông tin thẻ ở bước tiếp theo, trên trang của đơn vị thanh toán.',
};

/** Cash on delivery, a bank transfer, or a card. */
export type PaymentMethod = 'cod' | 'transfer' | 'card';

export interface PaymentMethodsProps {
  /** Chosen method. */
  value: PaymentMethod;
  /** Called with the chosen method. */
  onChange: (value: PaymentMethod) => void;
  /** Available methods, in their order. @default ['cod'] */
  offered?: readonly PaymentMethod[];
  /**
   * Deposit of an order on delivery, which is transferred in advance, and the rest, in đồng.
   *
   * @default none
   */
  deposit?: { amount: number; rest: number };
}

const cashOnly = ['cod'] as const;

/** Radio buttons for the payment methods. */
export function PaymentMethods(
  { value, onChange, offered = cashOnly, deposit }: PaymentMethodsProps,
) {
  const messages = useMessages('paymentMethods', paymentMethodsMessages);
  const { format } = useMessages('price', priceMessages);
  const id = useId();
  return (
    <fieldset data-slot='payment-methods' className='min-w-0'>
      <legend>
        <h3 className='text-lg leading-[1.4]'>{messages.title}</h3>
      </legend>
      <div className='mt-3 space-y-3'>
        {offered.map((method) => (
          <label
            key={method}
            className='flex min-h-12 cursor-pointer gap-3 rounded-field border border-field bg-surface px-3.5 py-3 has-checked:border-jade has-checked:bg-jade-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-jade'
          >
            <input
              type='radio'
              name='paymentMethod'
              value={method}
              checked={value === method}
              onChange={() => onChange(method)}
              aria-labelledby={`${id}-${method}`}
              aria-describedby={`${id}-${method}-sentence`}
              className='mt-0.75 size-5 shrink-0 accent-jade focus-visible:outline-none'
            />
            <span>
              <span id={`${id}-${method}`} className='block font-semibold'>
                {messages[method]}
              </span>
              <span id={`${id}-${method}-sentence`} className='block text-ink-soft'>
                {method === 'cod' && deposit
                  ? messages.depositText(format(deposit.amount), format(deposit.rest))
                  : messages[`${method}Text`]}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
