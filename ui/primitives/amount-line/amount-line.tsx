import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import { priceMessages } from '../price/price-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface AmountLineProps extends ComponentProps<'div'> {
  /** Name of the amount, such as `Tạm tính`. */
  name: string;
  /** Amount in đồng; negative for a discount. */
  amount: number;
  /** Text for an amount of zero, such as `Miễn phí`. @default the amount */
  zero?: string;
  /** Shows the line as the sum: larger, under a rule. @default false */
  sum?: boolean;
}

/**
 * One line of a bill, within a `<dl>`: a name on the left, an amount on the right. `ref`,
 * `className` and other props go to the `<div>` around both.
 */
export function AmountLine(
  { name, amount, zero, sum = false, className, ...rest }: AmountLineProps,
) {
  const { format } = useMessages('price', priceMessages);
  return (
    <div
      data-slot='amount-line'
      className={joinClasses(
        'flex flex-wrap items-baseline justify-between gap-x-4',
        sum ? 'mt-2 border-t border-line pt-3 text-lg font-semibold' : 'py-1',
        className,
      )}
      {...rest}
    >
      <dt className={joinClasses('min-w-0 wrap-anywhere', sum ? undefined : 'text-ink-soft')}>
        {name}
      </dt>
      <dd className='figures ml-auto min-w-0 text-right wrap-anywhere'>
        {amount < 0 && '−'}
        {amount === 0 && zero !== undefined ? zero : format(Math.abs(amount))}
      </dd>
    </div>
  );
}
