import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { paymentMethodsMessages } from './payment-methods-messages.ts';

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

const methods = [
  { value: 'cod', label: 'cod', sentence: 'codText' },
  { value: 'card', label: 'card', sentence: 'cardText' },
] as const;

/** Radio buttons for the payment methods. */
export function PaymentMethods({ value, onChange, cardOffered = false }: PaymentMethodsProps) {
  const messages = useMessages('paymentMethods', paymentMethodsMessages);
  const id = useId();
  return (
    <fieldset data-slot='payment-methods' className='min-w-0'>
      <legend>
        <h3 className='text-lg leading-[1.4]'>{messages.title}</h3>
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
                {messages[method.label]}
              </span>
              <span id={`${id}-${method.value}-sentence`} className='block text-ink-soft'>
                {messages[method.sentence]}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
