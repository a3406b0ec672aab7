import { placeOf, type PlaceView } from '../../checkout/place-of.ts';
import { Package } from '../../primitives/icons.ts';
import { type ReactNode, useId } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { priceMessages } from '../../primitives/price/price-messages.ts';
import { dateTimeMessages } from '../../primitives/date-time/date-time-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { statusColours } from './status-colours.ts';
import { Picture } from '../../primitives/picture/picture.tsx';

const orderCardMessages = {
  code: 'Mã đơn:',
  count: (count: number) => `Sản phẩm: ${count}`,
  deliverTo: 'Giao đến:',
  status: 'Trạng thái:',
  track: 'Theo dõi đơn hàng',
  tracking: 'Đang cập nhật...',
};

/** Order as shown in the list. */
export interface OrderView {
  id: string;
  /** Code by which customer and shop name the order, such as '3F2A9-1C4D7'. */
  code: string;
  /** Ordered products with the number of units and the file name of the picture. */
  items: readonly { name: string; quantity: number; image: string }[];
  /** Amount to pay, in đồng. */
  amount: number;
  /** Time of the order, in ISO 8601 with a time zone. */
  date: string;
  /** Status as sent by the server. */
  status: string;
  /** Recipient and place of delivery. */
  address: Readonly<Record<'firstName' | 'lastName' | 'phone', string> & PlaceView>;
}

export interface OrderCardProps {
  /** Order to show. */
  order: OrderView;
  /** Called with the order's id when the visitor asks for its current status. */
  onTrack: (id: string) => void;
  /** Address of the page of the order. @default undefined */
  href?: string;
  /** `true` while the status is being requested. @default false */
  busy?: boolean;
  /** Further content at the end of the card, such as the reviews of its products. */
  children?: ReactNode;
}

/** One order of the customer: code, date, products, address, amount and status. */
export function OrderCard({ order, onTrack, href, busy = false, children }: OrderCardProps) {
  const messages = useMessages('orderCard', orderCardMessages);
  const price = useMessages('price', priceMessages);
  const { dateTime } = useMessages('dateTime', dateTimeMessages);
  const id = useId();
  const { code, items, amount, date, status, address } = order;
  return (
    <article
      aria-labelledby={id}
      data-slot='order-card'
      className='@container break-inside-avoid rounded-card border border-line bg-surface p-4 md:p-5'
    >
      <div className='grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 @2xl:grid-cols-[auto_minmax(0,1fr)_auto_12.5rem] @2xl:items-center @2xl:gap-x-6 @2xl:print:grid-cols-[auto_minmax(0,1fr)_auto]'>
        <div className='flex size-12 items-center justify-center rounded-tag bg-jade-soft text-jade @2xl:row-start-1'>
          <Package aria-hidden size={24} strokeWidth={1.5} />
        </div>
        <div className='min-w-0 @2xl:row-start-1'>
          <p className='mb-1 flex flex-wrap gap-x-4 text-ink-soft'>
            <span>
              {messages.code}{' '}
              <strong
                id={`${id}-code`}
                data-slot='order-code'
                className='font-semibold whitespace-nowrap tabular-nums text-ink'
              >
                {href ? <Link href={href} className='text-jade underline'>{code}</Link> : code}
              </strong>
            </span>
            <time dateTime={date}>{dateTime(date)}</time>
          </p>
          <h2 id={id} className='text-base leading-[1.4] break-words'>
            {items.map(({ name, quantity }) => `${name}\u00a0x\u00a0${quantity}`).join(', ')}
          </h2>
          <p className='mt-1 text-ink-soft'>{messages.count(items.length)}</p>
        </div>
        <div className='col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 @2xl:col-span-3 @2xl:col-start-2 @2xl:row-start-2 @2xl:print:col-span-2 @2xl:print:col-start-2'>
          <OrderPictures images={items.map(({ image }) => image)} />
          <p className='min-w-0 grow basis-72 break-words text-ink-soft'>
            {messages.deliverTo} {deliveryText(address)}
          </p>
        </div>
        <div className='col-span-full flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3 @2xl:col-auto @2xl:row-start-1 @2xl:block @2xl:border-0 @2xl:pt-0 @2xl:text-right'>
          <p className='figures min-w-0 text-lg font-semibold wrap-anywhere'>
            {price.format(amount)}
          </p>
          <p className='flex items-center gap-1.5 @2xl:justify-end'>
            <span
              aria-hidden
              className={`text-2xl leading-none ${statusColours[status] ?? 'text-ink-soft'}`}
            >
              •
            </span>
            <span className='sr-only'>{messages.status}</span>
            {status}
          </p>
        </div>
        <Button
          variant='secondary'
          id={`${id}-track`}
          aria-labelledby={`${id}-track ${id}-code`}
          aria-describedby={id}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onTrack(order.id);
          }}
          className='col-span-full w-full aria-disabled:border-line aria-disabled:text-ink-soft aria-disabled:hover:bg-transparent @2xl:col-auto @2xl:row-start-1 print:hidden'
        >
          {busy ? messages.tracking : messages.track}
        </Button>
      </div>
      {children}
    </article>
  );
}

/** Returns name, phone number and address on one line, the family name first. */
function deliveryText(address: OrderView['address']): string {
  const { firstName, lastName, phone } = address;
  return [`${lastName} ${firstName}`, phone, placeOf(address)].filter(Boolean).join(', ');
}

/** Number of pictures that fit on the narrowest phone. */
const limit = 4;

/**
 * The first pictures of an order, and the number of further ones. They are decorative, because the
 * names of the products are beside them.
 */
function OrderPictures({ images }: { images: readonly string[] }) {
  const further = images.length - limit;
  return (
    <div data-slot='order-pictures' className='flex items-center gap-2'>
      {images.slice(0, limit).map((image, index) => (
        // Two products may have the same picture.
        <span key={`${index}-${image}`} className='size-12 shrink-0'>
          <Picture
            image={image}
            sizes='48px'
            className='size-full rounded-field object-cover'
          />
        </span>
      ))}
      {further > 0 && (
        <span aria-hidden className='text-ink-soft'>
          +{further}
        </span>
      )}
    </div>
  );
}
