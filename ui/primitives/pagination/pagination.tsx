import { ChevronLeft, ChevronRight } from '../icons.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { pageWindow } from './page-window.ts';
import { useMessages } from '../../messages/use-messages.ts';

const paginationMessages = {
  label: 'Phân trang',
  previous: 'Trang trước',
  next: 'Trang sau',
  page: (page: number) => `Trang ${page}`,
};

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string;
  /** Accessible name of the navigation. @default 'Phân trang' */
  label?: string;
}

// Seven cells and two gaps fit the narrowest phones.
const cellClass =
  'flex h-11 min-w-11 items-center justify-center rounded-field max-[21rem]:min-w-9';

/**
 * Links to the pages of a list. Renders nothing for a single page. `ref`, `className` and other
 * props go to the `<nav>`.
 */
export function Pagination(
  { page, pageCount, hrefFor, label, ...rest }: PaginationProps,
) {
  const messages = useMessages('pagination', paginationMessages);
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label ?? messages.label} data-slot='pagination' {...rest}>
      <ul role='list' className='flex flex-wrap items-center justify-center sm:gap-1'>
        <AdjacentPage page={page - 1} exists={page > 1} hrefFor={hrefFor} label={messages.previous}>
          <ChevronLeft aria-hidden size={20} />
        </AdjacentPage>
        {pageWindow(page, pageCount).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap'
              ? (
                <span className='flex h-11 w-5 items-center justify-center max-[21rem]:w-4 sm:w-8'>
                  …
                </span>
              )
              : (
                <Link
                  href={hrefFor(item)}
                  aria-label={messages.page(item)}
                  aria-current={item === page ? 'page' : undefined}
                  className={`${cellClass} hover:bg-jade-soft aria-[current]:bg-jade-fill aria-[current]:font-semibold aria-[current]:text-on-jade forced-colors:aria-[current]:border-2`}
                >
                  {item}
                </Link>
              )}
          </li>
        ))}
        <AdjacentPage
          page={page + 1}
          exists={page < pageCount}
          hrefFor={hrefFor}
          label={messages.next}
        >
          <ChevronRight aria-hidden size={20} />
        </AdjacentPage>
      </ul>
    </nav>
  );
}

interface AdjacentPageProps {
  page: number;
  exists: boolean;
  hrefFor: (page: number) => string;
  label: string;
  children: ReactNode;
}

/** A link to the previous or next page, or a placeholder of the same size at the ends. */
function AdjacentPage({ page, exists, hrefFor, label, children }: AdjacentPageProps) {
  return (
    <li aria-hidden={exists ? undefined : true}>
      {exists
        ? (
          <Link
            href={hrefFor(page)}
            aria-label={label}
            className={`${cellClass} text-jade hover:bg-jade-soft`}
          >
            {children}
          </Link>
        )
        : <span className={`${cellClass} text-line`}>{children}</span>}
    </li>
  );
}
