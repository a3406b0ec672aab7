import { Notice } from '../../primitives/notice/notice.tsx';
import { Button, buttonClass } from '../../primitives/button/button.tsx';
import { Choice } from '../../primitives/choice/choice.tsx';
import { formatDateTime } from '../../primitives/date-time/format-date-time.ts';
import { Link } from '../../primitives/link/link.tsx';
import { formatPrice } from '../../primitives/price/format-price.ts';
import { SearchBox } from '../../primitives/search-box/search-box.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { OrderStatus } from '../order-status/order-status.tsx';
import { adminOrdersMessages as messages } from './admin-orders-messages.ts';

/** Order in the list. */
export interface AdminOrderSummary {
  id: string;
  code: string;
  /** URL of the order. */
  href: string;
  /** Time of placement, in ms since 1970. */
  createdAt: number;
  /** Name, family name first; empty if the account was deleted. */
  customer: string;
  phone: string;
  city: string;
  /** Number of units. */
  pieces: number;
  firstItem: string;
  /** Amount in đồng. */
  amount: number;
  /** Vietnamese name of the status. */
  statusName: string;
  /** Time of the confirmation by telephone; `null` if there was none. */
  confirmedAt: number | null;
}

export interface AdminOrdersProps {
  /** Statuses by which the list can be filtered; the first tab shows all. */
  tabs: readonly { href: string; label: string; count?: number; current: boolean }[];
  /** Current search. */
  search: string;
  /** Called with the typed search. */
  onSearch: (text: string) => void;
  /** Orders of the page; `undefined` while they are loaded. */
  orders?: readonly AdminOrderSummary[];
  /** URL of the next page. @default none */
  nextHref?: string;
  /** URL of the first page, on another one. @default none */
  firstHref?: string;
  /** URL of the form of an order by phone. @default none */
  newHref?: string;
  /** Selection of orders for an action on all of them. @default none */
  bulk?: {
    /** Ids of the selected orders. */
    selected: ReadonlySet<string>;
    /** Called with the ids after a change. */
    onSelect: (selected: Set<string>) => void;
    /** Text of the button. */
    action: string;
    /** Called to perform the action. */
    onAction: () => void;
    /** `true` while it is running. @default false */
    busy?: boolean;
  };
  /** Error of the request. @default undefined */
  error?: string;
}

/** List of orders: cards on a phone, a table on a wide screen. */
export function AdminOrders(
  { tabs, search, onSearch, orders, nextHref, firstHref, newHref, bulk, error }: AdminOrdersProps,
) {
  return (
    <div data-slot='admin-orders'>
      <div className='flex flex-wrap items-center gap-x-6 gap-y-3'>
        <h1 className='text-2xl'>{messages.title}</h1>
        <SearchBox
          value={search}
          onValueChange={onSearch}
          label={messages.search}
          placeholder={messages.placeholder}
          className='lg:ml-auto lg:max-w-96'
        />
        {newHref && (
          <Link href={newHref} className={buttonClass('secondary')}>{messages.create}</Link>
        )}
      </div>
      <nav
        aria-label={messages.statuses}
        className='relative mt-4 flex gap-2 overflow-x-auto pb-1'
      >
        {tabs.map(({ href, label, count, current }) => (
          <Link
            key={href}
            href={href}
            keepScroll
            aria-current={current ? 'true' : undefined}
            className='flex min-h-11 items-center gap-2 rounded-tag border border-line bg-surface px-4 whitespace-nowrap hover:bg-jade-soft aria-[current]:border-jade aria-[current]:bg-jade-soft aria-[current]:font-semibold'
          >
            {label}
            {count !== undefined && (
              <span className='text-sm text-ink-soft tabular-nums'>
                <span aria-hidden>{count > 1_000 ? '1.000+' : count}</span>
                <span className='sr-only'>{messages.count(count)}</span>
              </span>
            )}
          </Link>
        ))}
      </nav>
      <div className='mt-4'>
        {error && <Notice tone='error' className='mb-4'>{error}</Notice>}
        {!orders && !error && <Loading />}
        {orders?.length === 0 && (
          <p className='rounded-card border border-line bg-surface px-4 py-10 text-center text-ink-soft'>
            {search.trim() ? messages.emptySearch(search.trim()) : messages.empty}
          </p>
        )}
        {orders && orders.length > 0 && (
          <>
            {bulk && <Selection orders={orders} bulk={bulk} />}
            <Cards orders={orders} bulk={bulk} />
            <Table orders={orders} bulk={bulk} />
          </>
        )}
      </div>
      {(nextHref ?? firstHref) && (
        <nav aria-label={messages.pages} className='mt-5 flex flex-wrap justify-between gap-3'>
          {firstHref && (
            <Link href={firstHref} className={buttonClass('quiet')}>{messages.first}</Link>
          )}
          {nextHref && (
            <Link href={nextHref} className={`${buttonClass('secondary')} ml-auto`}>
              {messages.next}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role='status' aria-label={messages.loading} className='grid gap-3'>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton
          key={row}
          className='h-24 rounded-card lg:h-10'
        />
      ))}
    </div>
  );
}

type Orders = Pick<Required<AdminOrdersProps>, 'orders'> & Pick<AdminOrdersProps, 'bulk'>;

/** Bar with the number of selected orders and the action on them. */
function Selection({ orders, bulk }: Orders & Required<Pick<AdminOrdersProps, 'bulk'>>) {
  const { selected, onSelect, action, onAction, busy } = bulk!;
  const isAll = orders.every(({ id }) => selected.has(id));
  return (
    <div className='mb-3 flex flex-wrap items-center justify-between gap-3'>
      <Choice
        checked={isAll}
        onChange={() => onSelect(new Set(isAll ? [] : orders.map(({ id }) => id)))}
      >
        {messages.selectAll}
      </Choice>
      <Button
        aria-disabled={busy || selected.size === 0}
        onClick={() => busy || selected.size === 0 || onAction()}
      >
        {busy ? messages.working : `${action} (${selected.size})`}
      </Button>
    </div>
  );
}

/** Box that selects an order. It lies above the link that covers the row. */
function SelectBox(
  { order, bulk }: { order: AdminOrderSummary } & Required<Pick<AdminOrdersProps, 'bulk'>>,
) {
  const { selected, onSelect } = bulk!;
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(order.id)) next.add(order.id);
    onSelect(next);
  };
  return (
    <label className='relative z-10 -m-2 flex size-11 shrink-0 items-center justify-center'>
      <input
        type='checkbox'
        checked={selected.has(order.id)}
        onChange={toggle}
        aria-label={messages.select(order.code)}
        className='size-5 accent-jade'
      />
    </label>
  );
}

const toIso = (time: number) => new Date(time).toISOString();

function Cards({ orders, bulk }: Orders) {
  return (
    <ul className='grid gap-3 lg:hidden'>
      {orders.map((order) => (
        <li
          key={order.id}
          className='relative min-h-18 rounded-card border border-line bg-surface p-4 has-[a:hover]:border-jade'
        >
          <div className='flex items-baseline justify-between gap-3'>
            {bulk && <SelectBox order={order} bulk={bulk} />}
            <Link
              href={order.href}
              className='mr-auto font-semibold break-words after:absolute after:inset-0 after:rounded-card'
            >
              {order.customer || messages.deleted}
            </Link>
            <span className='figures font-semibold whitespace-nowrap'>
              {formatPrice(order.amount)}
            </span>
          </div>
          <p className='truncate text-sm text-ink-soft'>
            {order.firstItem} · {messages.more(order.pieces)}
          </p>
          <p className='mt-2 flex flex-wrap items-center justify-between gap-x-3 text-sm'>
            <OrderStatus name={order.statusName} />
            <time dateTime={toIso(order.createdAt)} className='text-ink-soft tabular-nums'>
              {formatDateTime(toIso(order.createdAt))}
            </time>
          </p>
          <p className='text-sm text-ink-soft tabular-nums'>
            <span className='sr-only'>{messages.code}:</span> {order.code}
            {order.confirmedAt !== null && ` · ${messages.confirmed}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

const cell = 'h-12 px-3 py-1.5 align-middle';

function Table({ orders, bulk }: Orders) {
  const { code, placed, customer, items, status, amount } = messages;
  return (
    <div className='hidden overflow-x-auto rounded-card border border-line bg-surface lg:block'>
      <table className='w-full text-left text-[14px] leading-snug'>
        <thead className='text-ink-soft'>
          <tr>
            {bulk && <td className='w-11' />}
            {[code, placed, customer, items, status].map((title) => (
              <th key={title} scope='col' className='px-3 py-2.5 font-normal'>{title}</th>
            ))}
            <th scope='col' className='px-3 py-2.5 text-right font-normal'>{amount}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id} className='relative border-t border-line hover:bg-jade-soft'>
              {bulk && (
                <td className={cell}>
                  <SelectBox order={order} bulk={bulk} />
                </td>
              )}
              <th scope='row' className={`${cell} font-semibold whitespace-nowrap tabular-nums`}>
                <Link href={order.href} className='after:absolute after:inset-0'>
                  {order.code}
                </Link>
              </th>
              <td className={`${cell} whitespace-nowrap text-ink-soft tabular-nums`}>
                <time dateTime={toIso(order.createdAt)}>
                  {formatDateTime(toIso(order.createdAt))}
                </time>
              </td>
              <td className={cell}>
                {order.customer || messages.deleted}
                <span className='block text-ink-soft tabular-nums'>
                  {[order.phone, order.city].filter(Boolean).join(' · ')}
                </span>
              </td>
              <td className={`${cell} max-w-64`}>
                <span className='block truncate'>{order.firstItem}</span>
                <span className='block text-ink-soft'>{messages.more(order.pieces)}</span>
              </td>
              <td className={cell}>
                <OrderStatus name={order.statusName} />
                {order.confirmedAt !== null && (
                  <span className='block text-ink-soft'>{messages.confirmed}</span>
                )}
              </td>
              <td className={`${cell} figures text-right font-semibold whitespace-nowrap`}>
                {formatPrice(order.amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
