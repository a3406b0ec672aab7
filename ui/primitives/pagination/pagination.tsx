import { ChevronLeft, ChevronRight } from '../icons.ts';
import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { pageWindow } from './page-window.ts';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** @default 'Phân trang' */
  label?: string;
}

const cell = 'flex h-11 min-w-11 items-center justify-center rounded-field';

/** The ways to the other pages of a list; nothing when there is but one. */
export function Pagination({ page, pageCount, hrefFor, label = 'Phân trang' }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} data-slot='pagination'>
      <ul role='list' className='flex items-center justify-center sm:gap-1'>
        <Step to={page - 1} exists={page > 1} hrefFor={hrefFor} label='Trang trước'>
          <ChevronLeft aria-hidden size={20} />
        </Step>
        {pageWindow(page, pageCount).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap'
              ? <span className='flex h-11 w-5 items-center justify-center sm:w-8'>…</span>
              : (
                <Link
                  href={hrefFor(item)}
                  aria-label={`Trang ${item}`}
                  aria-current={item === page ? 'page' : undefined}
                  className={`${cell} hover:bg-jade-soft aria-[current]:bg-jade aria-[current]:font-semibold aria-[current]:text-surface`}
                >
                  {item}
                </Link>
              )}
          </li>
        ))}
        <Step to={page + 1} exists={page < pageCount} hrefFor={hrefFor} label='Trang sau'>
          <ChevronRight aria-hidden size={20} />
        </Step>
      </ul>
    </nav>
  );
}

interface StepProps {
  to: number;
  exists: boolean;
  hrefFor: (page: number) => string;
  label: string;
  children: ReactNode;
}

/** The way one page on or back; an empty place of the same size where there is none. */
function Step({ to, exists, hrefFor, label, children }: StepProps) {
  return (
    <li aria-hidden={exists ? undefined : true}>
      {exists
        ? (
          <Link
            href={hrefFor(to)}
            aria-label={label}
            className={`${cell} text-jade hover:bg-jade-soft`}
          >
            {children}
          </Link>
        )
        : <span className={`${cell} text-line`}>{children}</span>}
    </li>
  );
}
