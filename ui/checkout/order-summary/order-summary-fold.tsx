import { ChevronDown } from '../../primitives/icons.ts';
import { formatPrice } from '../../primitives/price/format-price.ts';
import { type OrderSummaryLine, OrderSummaryLines } from './order-summary-lines.tsx';

export interface OrderSummaryFoldProps {
  lines: readonly OrderSummaryLine[];
  /** What is paid, in đồng. */
  total: number;
}

/**
 * What is bought, folded into one row: it stands on top of a narrow page, and gives way to the lines of the
 * `OrderSummary` on a wide one.
 */
export function OrderSummaryFold({ lines, total }: OrderSummaryFoldProps) {
  return (
    <details
      data-slot='order-summary-fold'
      className='group rounded-card border border-line bg-surface lg:hidden'
    >
      <summary className='flex min-h-14 list-none items-center gap-3 rounded-card px-5 py-2 [&::-webkit-details-marker]:hidden'>
        <span className='min-w-0 grow'>
          Xem {lines.length} sản phẩm <span aria-hidden>·</span>{' '}
          <strong className='font-semibold figures whitespace-nowrap'>
            {formatPrice(total)}
          </strong>
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
