import { useId } from 'react';

/** Cash on delivery, or a card. */
export type PaymentMethod = 'cod' | 'card';

export interface PaymentMethodsProps {
  /** Chosen method. */
  value: PaymentMethod;
  /** Called with the chosen method. */
  onChange: (value: PaymentMethod) => void;
  /** `true` if payment by card is available. @default false */
  cardOffered?: boolean;
}

const methods: { value: PaymentMethod; label: string; sentence: string }[] = [
  {
    value: 'cod',
    label: 'Thanh toán khi nhận hàng (COD)',
    sentence: 'Bạn trả tiền mặt cho nhân viên giao hàng khi nhận được hàng.',
  },
  {
    value: 'card',
    label: 'Thanh toán bằng thẻ',
    sentence: 'Bạn nhập thông tin thẻ ở bước tiếp theo, trên trang của đơn vị thanh toán.',
  },
];

/** Radio buttons for the payment methods. */
export function PaymentMethods({ value, onChange, cardOffered = false }: PaymentMethodsProps) {
  const id = useId();
  return (
    <fieldset data-slot='payment-methods' className='min-w-0'>
      <legend>
        <h3 className='text-lg leading-[1.4]'>Phương thức thanh toán</h3>
      </legend>
      <div className='mt-3 space-y-3'>
        {methods.filter((method) => cardOffered || method.value === 'cod').map((method) => (
          <label
            key={method.value}
            className='flex min-h-12 cursor-pointer gap-3 rounded-field border border-field bg-surface px-3.5 py-3 has-checked:border-jade has-checked:bg-jade-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-jade'
          >
            <input
              type='radio'
              name='paymentMethod'
              value={method.value}
              checked={value === method.value}
              onChange={() => onChange(method.value)}
              aria-labelledby={`${id}-${method.value}`}
              aria-describedby={`${id}-${method.value}-sentence`}
              className='mt-0.75 size-5 shrink-0 accent-jade focus-visible:outline-none'
            />
            <span>
              <span id={`${id}-${method.value}`} className='block font-semibold'>
                {method.label}
              </span>
              <span id={`${id}-${method.value}-sentence`} className='block text-ink-soft'>
                {method.sentence}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
