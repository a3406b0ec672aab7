import type { ReactNode } from 'react';
import { formatDateTime } from '../../primitives/date-time/format-date-time.ts';
import { Link } from '../../primitives/link/link.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { formatPrice } from '../../primitives/price/format-price.ts';
import type { AdminOrderSummary } from '../admin-orders/admin-orders.tsx';
import { BarChart } from '../bar-chart/bar-chart.tsx';
import { OrderStatus } from '../order-status/order-status.tsx';

/** Figures of the last days. Days are labelled, such as '21/11'. */
export interface AdminHomeFigures {
  turnover: readonly { day: string; amount: number; orders: number }[];
  bestSellers: readonly { name: string; quantity: number }[];
  newCustomers: readonly { day: string; customers: number }[];
}

export interface AdminHomeProps {
  /** Tasks, each with its number and the URL of its list; above 1,000 it is 1,001. */
  tasks: readonly { label: string; count: number; href: string }[];
  /** Latest orders; `undefined` if they could not be loaded. */
  orders?: readonly AdminOrderSummary[];
  /** Periods, one of which is shown. */
  periods: readonly { label: string; href: string; current: boolean }[];
  /** Figures of the period; `undefined` while they are loaded. */
  figures?: AdminHomeFigures;
  /** URL of the choice how this device reports new orders. @default none */
  alertsHref?: string;
  /** `true` until all parts can be shown, so that none moves another one. @default false */
  loading?: boolean;
  /** Error of the request. @default undefined */
  error?: string;
  /** Content above the tasks. @default undefined */
  children?: ReactNode;
}

const card = 'rounded-card border border-line bg-surface p-4 md:p-5';

/** First page of the back office: what is to be done, the latest orders, and how the shop does. */
export function AdminHome(
  { tasks, orders, alertsHref, periods, figures, loading, error, children }: AdminHomeProps,
) {
  if (loading) return <Loading />;
  return (
    <div data-slot='admin-home'>
      <h1 className='text-2xl'>Việc hôm nay</h1>
      {error && <Notice tone='error' className='mt-4'>{error}</Notice>}
      {children}
      <ul className='mt-4 grid gap-3 min-[18rem]:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]'>
        {tasks.map(({ label, count, href }) => (
          <li key={label}>
            <Link href={href} className={`${card} block h-full hover:border-jade`}>
              <span className='figures block text-3xl font-semibold'>
                {count > 1_000 ? '1.000+' : count}
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <section className={`${card} mt-5`} aria-labelledby='don-moi'>
        <div className='flex flex-wrap items-baseline justify-between gap-x-4'>
          <h2 id='don-moi' className='text-lg'>Đơn mới nhất</h2>
          {alertsHref && (
            <Link href={alertsHref} className='flex min-h-11 items-center text-jade'>
              Báo đơn mới trên máy này
            </Link>
          )}
        </div>
        {orders?.length === 0 && <p className='mt-2 text-ink-soft'>Chưa có đơn hàng nào.</p>}
        <ul className='mt-1 divide-y divide-line'>
          {orders?.map(({ id, href, customer, statusName, amount, createdAt }) => (
            <li key={id}>
              <Link
                href={href}
                className='grid min-h-14 items-center gap-x-4 py-2 hover:bg-jade-soft min-[18rem]:grid-cols-[minmax(0,1fr)_auto]'
              >
                <span className='truncate font-semibold'>{customer || '(đã xóa tài khoản)'}</span>
                <span className='figures font-semibold min-[18rem]:text-right'>
                  {formatPrice(amount)}
                </span>
                <OrderStatus name={statusName} className='text-sm' />
                <span className='text-sm text-ink-soft tabular-nums min-[18rem]:text-right'>
                  {formatDateTime(createdAt)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <nav aria-label='Khoảng thời gian' className='mt-6 flex flex-wrap gap-2'>
        {periods.map(({ label, href, current }) => (
          <Link
            key={href}
            href={href}
            keepScroll
            aria-current={current ? 'true' : undefined}
            className='flex min-h-11 items-center rounded-tag border border-line bg-surface px-4 hover:bg-jade-soft aria-[current]:border-jade aria-[current]:bg-jade-soft aria-[current]:font-semibold'
          >
            {label}
          </Link>
        ))}
      </nav>
      {figures && <Figures {...figures} />}
    </div>
  );
}

function Loading() {
  return (
    <div data-slot='admin-home'>
      <h1 className='text-2xl'>Việc hôm nay</h1>
      <div role='status' aria-label='Đang tải...' className='mt-4 grid gap-5'>
        <Skeleton className='h-44 rounded-card lg:h-24' />
        <Skeleton className='h-96 rounded-card' />
      </div>
    </div>
  );
}

function Figures({ turnover, bestSellers, newCustomers }: AdminHomeFigures) {
  const amount = turnover.reduce((sum, day) => sum + day.amount, 0);
  const orders = turnover.reduce((sum, day) => sum + day.orders, 0);
  return (
    <div className='mt-3 grid grid-cols-1 gap-5 lg:grid-cols-2'>
      <div className={`${card} lg:col-span-2`}>
        <p className='mb-3 break-words'>
          <span className='figures text-2xl font-semibold'>{formatPrice(amount)}</span>{' '}
          <span className='text-ink-soft'>từ {orders} đơn</span>
        </p>
        <BarChart
          title='Doanh thu'
          labelTitle='Ngày'
          bars={turnover.map((day) => ({ label: day.day, value: day.amount }))}
          format={formatPrice}
        />
      </div>
      <div className={card}>
        <BarChart
          horizontal
          title='Bán chạy'
          labelTitle='Sản phẩm'
          bars={bestSellers.map(({ name, quantity }) => ({ label: name, value: quantity }))}
          format={String}
        />
      </div>
      <div className={card}>
        <BarChart
          title='Khách mới'
          labelTitle='Ngày'
          bars={newCustomers.map(({ day, customers }) => ({ label: day, value: customers }))}
          format={String}
        />
      </div>
    </div>
  );
}
