import { formatPrice } from '../price/format-price.ts';

export interface AmountLineProps {
  /** What the amount is: `Tạm tính`. */
  name: string;
  /** In đồng; negative for what is taken off. */
  amount: number;
  /** The sum under a line, larger. @default false */
  sum?: boolean;
}

/** One line of a bill, within a `<dl>`: a name on the left, an amount on the right. */
export function AmountLine({ name, amount, sum = false }: AmountLineProps) {
  return (
    <div
      data-slot='amount-line'
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${
        sum ? 'mt-2 border-t border-line pt-3 text-lg font-semibold' : 'py-1'
      }`}
    >
      <dt className={sum ? undefined : 'text-ink-soft'}>{name}</dt>
      <dd className='figures ml-auto whitespace-nowrap'>
        {amount < 0 && '−'}
        {formatPrice(Math.abs(amount))}
      </dd>
    </div>
  );
}
