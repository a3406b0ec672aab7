import { Button, buttonClass } from '../../primitives/button/button.tsx';
import { Choice } from '../../primitives/choice/choice.tsx';
import { formatDateTime } from '../../primitives/date-time/format-date-time.ts';
import { Link } from '../../primitives/link/link.tsx';
import { Check } from '../../primitives/icons.ts';
import { formatPrice } from '../../primitives/price/format-price.ts';
import { AdminList, type AdminListProps } from '../admin-list/admin-list.tsx';
import type { AdminColumn } from '../admin-list/admin-rows.tsx';
import { OrderStatus } from '../order-status/order-status.tsx';

const confirmed = 'Đã xác nhận';
const deletedCustomer = '(đã xóa tài khoản)';

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

export interface AdminOrdersProps extends
  Pick<
    AdminListProps<AdminOrderSummary>,
    'tabs' | 'isStale' | 'nextHref' | 'firstHref' | 'error' | 'filters'
  > {
  /** Current search. */
  search: string;
  /** Called with the typed search. */
  onSearch: (text: string) => void;
  /** Orders of the page; `undefined` while they are loaded. */
  orders?: readonly AdminOrderSummary[];
  /** `true` if the list has the orders of some days only. @default false */
  isFiltered?: boolean;
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
}

/** List of orders: cards on a phone, a table on a wide screen. */
export function AdminOrders(
  { search, onSearch, orders, newHref, bulk, filters, isFiltered = false, ...list }:
    AdminOrdersProps,
) {
  return (
    <AdminList
      {...list}
      title='Đơn hàng'
      action={newHref && <Link href={newHref} className={buttonClass('secondary')}>Tạo đơn</Link>}
      search={{
        value: search,
        onChange: onSearch,
        label: 'Tìm đơn hàng',
        placeholder: 'Số điện thoại, tên, mã đơn, email',
      }}
      filters={(filters ?? bulk) && (
        <>
          {filters}
          {bulk && orders && orders.length > 0 && <Bulk orders={orders} {...bulk} />}
        </>
      )}
      rows={orders}
      keyOf={({ id }) => id}
      hrefOf={({ href }) => href}
      selection={bulk && {
        has: ({ id }) => bulk.selected.has(id),
        toggle({ id }) {
          const next = new Set(bulk.selected);
          if (!next.delete(id)) next.add(id);
          bulk.onSelect(next);
        },
        label: ({ code }) => `Chọn đơn ${code}`,
      }}
      columns={columns}
      empty={isFiltered
        ? 'Không có đơn hàng nào trong những ngày này.'
        : 'Chưa có đơn hàng nào ở đây.'}
    />
  );
}

/** Number of selected orders, and the action on them. */
function Bulk(
  { orders, selected, onSelect, action, onAction, busy }:
    & Required<Pick<AdminOrdersProps, 'orders'>>
    & NonNullable<AdminOrdersProps['bulk']>,
) {
  // An order that somebody has changed may have left the list.
  const count = orders.filter(({ id }) => selected.has(id)).length;
  const isAll = count === orders.length;
  return (
    <>
      <Choice
        checked={isAll}
        onChange={() => onSelect(new Set(isAll ? [] : orders.map(({ id }) => id)))}
      >
        Chọn tất cả
      </Choice>
      <Button
        className='max-lg:col-span-2 lg:ml-auto'
        aria-disabled={busy || count === 0}
        onClick={() => busy || count === 0 || onAction()}
      >
        {busy ? 'Đang lưu...' : `${action} (${count})`}
      </Button>
    </>
  );
}

const columns: readonly AdminColumn<AdminOrderSummary>[] = [
  {
    title: 'Mã đơn',
    cell: ({ code }) => <span className='whitespace-nowrap tabular-nums'>{code}</span>,
    card: ({ customer }) => customer || deletedCustomer,
  },
  {
    title: 'Khách',
    cell: ({ customer, phone, city }) => (
      <>
        {customer || deletedCustomer}
        <span className='block text-ink-soft tabular-nums'>
          {[phone, city.replace(/^(Thành phố|Tỉnh) /, '')].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
    card: () => null,
  },
  {
    title: 'Sản phẩm',
    cell: ({ firstItem, pieces }) => (
      <>
        <span className='block max-w-64 truncate'>{firstItem}</span>
        <span className='block text-ink-soft'>{pieces} món</span>
      </>
    ),
    card: ({ code, firstItem, pieces }) => (
      <p className='truncate'>
        <span className='tabular-nums'>{code}</span> · {pieces} món · {firstItem}
      </p>
    ),
    place: 'line',
  },
  {
    title: 'Trạng thái',
    cell: ({ statusName, confirmedAt }) => (
      <>
        <OrderStatus name={statusName} />
        {confirmedAt !== null && <span className='block text-ink-soft'>{confirmed}</span>}
      </>
    ),
    card: ({ statusName, confirmedAt }) => (
      <>
        <OrderStatus name={statusName} className='mr-2 text-ink' />
        {confirmedAt !== null && (
          <span className='inline-flex items-center gap-1 whitespace-nowrap'>
            <Check aria-hidden size={14} />
            {confirmed}
          </span>
        )}
      </>
    ),
    place: 'left',
  },
  {
    title: 'Đặt lúc',
    cell: ({ createdAt }) => (
      <time
        dateTime={new Date(createdAt).toISOString()}
        className='whitespace-nowrap text-ink-soft tabular-nums'
      >
        {formatDateTime(createdAt)}
      </time>
    ),
    place: 'right',
  },
  {
    title: 'Tiền',
    cell: ({ amount }) => <span className='figures font-semibold'>{formatPrice(amount)}</span>,
    place: 'beside',
    numeric: true,
  },
];
