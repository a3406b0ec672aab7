import type { ComponentProps } from 'react';
import { ChevronLeft } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import { Link } from '../link/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const breadcrumbsMessages = {
  label: 'Đường dẫn',
};

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Pages above this one, the topmost first. */
  links: readonly { label: string; href: string }[];
  /** Name of this page. */
  current: string;
}

/**
 * The place of a page in the shop. A phone shows only the page directly above, as a link back.
 * `ref`, `className` and other props go to the `<nav>`.
 */
export function Breadcrumbs({ links, current, className, ...rest }: BreadcrumbsProps) {
  const messages = useMessages('breadcrumbs', breadcrumbsMessages);
  return (
    <nav
      aria-label={messages.label}
      data-slot='breadcrumbs'
      className={joinClasses('text-ink-soft', className)}
      {...rest}
    >
      <ol role='list' className='flex flex-wrap items-center'>
        {links.map(({ label, href }, index) => (
          <li
            key={href}
            className={`flex items-center ${index < links.length - 1 ? 'max-md:hidden' : ''}`}
          >
            <Link
              href={href}
              className='flex min-h-11 items-center gap-1 rounded-field underline-offset-4 hover:text-jade hover:underline'
            >
              <ChevronLeft aria-hidden size={18} className='md:hidden' />
              {label}
            </Link>
            <span aria-hidden className='mx-2.5 text-line max-md:hidden'>/</span>
          </li>
        ))}
        <li aria-current='page' className='min-w-0 truncate max-md:sr-only'>{current}</li>
      </ol>
    </nav>
  );
}
