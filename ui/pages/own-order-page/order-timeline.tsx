import { dateTimeMessages } from '../../primitives/date-time/date-time-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { OwnOrderView } from '../../orders/own-order-view.ts';
import { ownOrderPageMessages } from './own-order-page-messages.ts';

interface OrderTimelineProps {
  /** The order. */
  order: Pick<OwnOrderView, 'timeline' | 'carrier' | 'trackingCode' | 'trackingUrl'>;
}

/** Events of an order, the latest first, and the way of its parcel. */
export function OrderTimeline({ order }: OrderTimelineProps) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  const { dateTime } = useMessages('dateTime', dateTimeMessages);
  const { timeline, carrier, trackingCode, trackingUrl } = order;
  return (
    <section>
      <h2 className='pb-2 text-xl'>{messages.history}</h2>
      {carrier && trackingCode && (
        <p className='pb-2'>
          {messages.parcel(carrier, trackingCode)}
          {trackingUrl && (
            <a
              href={trackingUrl}
              target='_blank'
              rel='noreferrer'
              className='flex min-h-11 w-fit items-center text-jade underline'
            >
              {messages.track}
            </a>
          )}
        </p>
      )}
      <ol>
        {timeline.map(({ kind, status, at }, index) => (
          <li
            key={`${index} ${kind}`}
            className='flex flex-wrap justify-between gap-x-4 border-t border-line py-2'
          >
            <span>
              {status ? messages.statuses[status] ?? status : messages.kinds[kind] ?? kind}
            </span>
            <time
              dateTime={new Date(at).toISOString()}
              className='text-ink-soft tabular-nums'
            >
              {dateTime(new Date(at).toISOString())}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
