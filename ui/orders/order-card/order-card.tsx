import { Package } from '../../primitives/icons.ts';
import { useId } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { formatPrice } from '../../primitives/price/format-price.ts';
import { formatDateTime } from '../../primitives/date-time/format-date-time.ts';

/** Order as shown in the list. */
export interface OrderView {
  id: string;
  /** Ordered products with the number of units. */
  items: readonly { name: string; quantity: number }[];
  /** Amount to pay, in đồng. */
  amount: number;
  /** Time of the order, in ISO 8601 with a time zone. */
  date: string;
  /** Status as sent by the server. */
  status: string;
}

export interface OrderCardProps {
  /** Order to show. */
  order: OrderView;
  /** Called with the order's id when the visitor asks for its current status. */
  onTrack: (id: string) => void;
  /** `true` while the status is being requested. @default false */
  busy?: boolean;
}

const statusColours: Record<string, string> = {
  'Chờ thanh toán': 'text-gold',
  'Chờ xác nhận': 'text-gold',
  'Đang xử lý': 'text-jade',
  'Đang giao hàng': 'text-jade',
  'Đã giao': 'text-jade',
  'Đã hủy': 'text-cinnabar',
};

/** One order of the customer, with its products, amount and status. */
export function OrderCard({ order, onTrack, busy = false }: OrderCardProps) {
  const id = useId();
  const { items, amount, date, status } = order;
  return (
    <article
      aria-labelledby={id}
      data-slot='order-card'
      className='@container break-inside-avoid rounded-card border border-line bg-surface p-4 md:p-5'
    >
      <div className='grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 @2xl:grid-cols-[auto_minmax(0,1fr)_auto_12.5rem] @2xl:items-center @2xl:gap-x-6 @2xl:print:grid-cols-[auto_minmax(0,1fr)_auto]'>
        <div className='flex size-12 items-center justify-center rounded-tag bg-jade-soft text-jade'>
          <Package aria-hidden size={24} strokeWidth={1.5} />
        </div>
        <div className='min-w-0'>
          <h2 id={id} className='text-base leading-[1.4] break-words'>
            {items.map(({ name, quantity }) => `${name} x ${quantity}`).join(', ')}
          </h2>
          <p className='mt-1 flex flex-wrap gap-x-4 text-ink-soft'>
            <span>Sản phẩm: {items.length}</span>
            <time dateTime={date}>{formatDateTime(date)}</time>
          </p>
        </div>
        <div className='col-span-full flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3 @2xl:col-auto @2xl:block @2xl:border-0 @2xl:pt-0 @2xl:text-right'>
          <p className='figures text-lg font-semibold whitespace-nowrap'>
            {formatPrice(amount)}
          </p>
          <p className='flex items-center gap-1.5 @2xl:justify-end'>
            <span
              aria-hidden
              className={`text-2xl leading-none ${statusColours[status] ?? 'text-ink-soft'}`}
            >
              •
            </span>
            <span className='sr-only'>Trạng thái:</span>
            {status}
          </p>
        </div>
        <Button
          variant='secondary'
          aria-describedby={id}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onTrack(order.id);
          }}
          className='col-span-full w-full aria-disabled:border-line aria-disabled:text-ink-soft aria-disabled:hover:bg-transparent @2xl:col-auto print:hidden'
        >
          {busy ? 'Đang cập nhật...' : 'Theo dõi đơn hàng'}
        </Button>
      </div>
    </article>
  );
}
