import { ChevronLeft } from '../../primitives/icons.ts';
import { Link } from '../../primitives/link/link.tsx';

export interface BackLinkProps {
  /** URL of the list. */
  href: string;
  /** Name of the list. */
  children: string;
}

/** Link to the list of a row, above the heading of its page. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link
      href={href}
      className='mb-1 -ml-2 inline-flex min-h-11 items-center gap-1 rounded-field px-2 text-jade hover:bg-jade-soft print:hidden'
    >
      <ChevronLeft aria-hidden size={20} />
      {children}
    </Link>
  );
}
