import { ChevronDown } from '../../primitives/icons.ts';
import { priceMessages } from '../../primitives/price/price-messages.ts';
import { type OrderSummaryLine, OrderSummaryLines } from './order-summary-lines.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { orderSummaryMessages } from './order-summary-messages.ts';

export interface OrderSummaryFoldProps {
  /** Products of the order. */
  lines: readonly OrderSummaryLine[];
  /** Amount to pay, in đồng. */
  total: number;
}

/**
 * Collapsible list of the ordered products, closed at first. It is shown at the top of a narrow
 * page; on a wide page it is hidden and the `OrderSummary` shows the lines.
 */
export function OrderSummaryFold({ lines, total }: OrderSummaryFoldProps) {
  const messages = useMessages('orderSummary', orderSummaryMessages);
  const { format } = useMessages('price', priceMessages);
  return (
    <details
      data-slot='order-summary-fold'
      className='group rounded-card border border-line bg-surface lg:hidden'
    >
      <summary className='flex min-h-14 list-none items-center gap-3 rounded-card px-5 py-2 [&::-webkit-details-marker]:hidden'>
        <span className='min-w-0 grow'>
          {messages.showLines(lines.length)} <span aria-hidden>·</span>{' '}
          <strong className='inline-block font-semibold figures'>{format(total)}</strong>
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          className='shrink-0 text-jade transition-transform group-open:rotate-180'
        />
      </summary>
      <div className='border-t border-line px-5 py-2'>
        <OrderSummaryLines lines={lines} />
      </div>
    </details>
  );
}
