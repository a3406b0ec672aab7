import type { ReactNode } from 'react';
import { buttonClass } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { SearchBox } from '../../primitives/search-box/search-box.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { AdminRows, type AdminRowsProps } from './admin-rows.tsx';

export interface AdminListProps<Row> extends Omit<AdminRowsProps<Row>, 'rows'> {
  /** Heading of the page, also in the title of the document. */
  title: string;
  /** Main action of the page, such as a link to the form of a new row. @default undefined */
  action?: ReactNode;
  /** Links by which the list is filtered. @default none */
  tabs?: readonly { href: string; label: string; count?: number; current: boolean }[];
  /** Search of the list; without it there is none. @default undefined */
  search?: { value: string; onChange: (text: string) => void; label: string; placeholder?: string };
  /** Further filters. @default undefined */
  filters?: ReactNode;
  /** Rows of the page; `undefined` while they are loaded. */
  rows?: readonly Row[];
  /** `true` if the rows are those of the previous page or filters. @default false */
  isStale?: boolean;
  /** Text of a list without rows. @default 'Chưa có gì ở đây.' */
  empty?: string;
  /** URL of the next page. @default none */
  nextHref?: string;
  /** URL of the first page, on another one. @default none */
  firstHref?: string;
  /** Error of the request. @default undefined */
  error?: string;
}

/** List of rows with its filters: cards on a phone, a table on a wide screen. */
export function AdminList<Row>(
  {
    title,
    action,
    tabs = [],
    search,
    filters,
    rows,
    isStale = false,
    empty = 'Chưa có gì ở đây.',
    nextHref,
    firstHref,
    error,
    ...table
  }: AdminListProps<Row>,
) {
  return (
    <div data-slot='admin-list'>
      <title>{`${title} · Quản trị`}</title>
      <div className='flex flex-wrap items-center gap-x-6 gap-y-3'>
        <h1 className='text-2xl'>{title}</h1>
        {action && (
          <div className={`ml-auto ${search ? 'lg:order-last lg:ml-0' : ''}`}>{action}</div>
        )}
        {search && (
          <SearchBox
            value={search.value}
            onValueChange={search.onChange}
            label={search.label}
            placeholder={search.placeholder}
            className='w-full lg:ml-auto lg:max-w-96'
          />
        )}
      </div>
      {tabs.length > 0 && (
        <nav aria-label='Bộ lọc' className='mt-4 flex gap-2 overflow-x-auto pb-1 lg:flex-wrap'>
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
                  {count > 1_000 ? '1.000+' : String(count)}
                </span>
              )}
            </Link>
          ))}
        </nav>
      )}
      {filters && <div className='mt-4 grid grid-cols-2 items-end gap-3 lg:flex'>{filters}</div>}
      <div className='mt-4 outline-none' {...useKeptFocus<HTMLDivElement>()}>
        {error && <Notice tone='error' className='mb-4'>{error}</Notice>}
        <p
          role='status'
          className={rows?.length === 0
            ? 'rounded-card border border-line bg-surface px-4 py-10 text-center text-ink-soft'
            : 'sr-only'}
        >
          {isStale || !rows
            ? !error && 'Đang tải...'
            : rows.length === 0
            ? search?.value.trim() ? 'Không tìm thấy gì.' : empty
            : `${rows.length} mục${nextHref ?? firstHref ? ' trên trang này' : ''}`}
        </p>
        {!rows && !error && (
          <div className='grid gap-3'>
            {[1, 2, 3, 4, 5, 6].map((row) => (
              <Skeleton key={row} className='h-24 rounded-card lg:h-10' />
            ))}
          </div>
        )}
        {rows && rows.length > 0 && <AdminRows rows={rows} {...table} />}
        {(nextHref ?? firstHref) && (
          // Another element on each page, so that the list takes the focus of the pressed link.
          <nav
            key={nextHref}
            aria-label='Các trang'
            className='mt-5 flex flex-wrap justify-between gap-3'
          >
            {firstHref && (
              <Link href={firstHref} className={buttonClass('quiet')}>Về trang đầu</Link>
            )}
            {nextHref && (
              <Link href={nextHref} className={`${buttonClass('secondary')} ml-auto`}>
                Trang sau
              </Link>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}
