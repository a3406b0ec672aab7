import type { ReactNode } from 'react';
import { Link } from '../../primitives/link/link.tsx';

/** Section of the back office. */
export interface AdminSection {
  href: string;
  label: string;
  /** Shorter label for the bar of a phone. @default that of the section */
  shortLabel?: string;
  /** `true` for the section of the page. */
  current: boolean;
  /** Number of rows that wait in the section. @default none */
  count?: number;
}

interface Links {
  /** Sections in their order. */
  links: readonly AdminSection[];
}

/** Name of the list of sections. */
export const menuLabel = 'Mục quản trị';

/** Number of sections in the bar of a phone, beside the button for the others. */
const barSize = 4;

function Count({ count }: { count?: number }) {
  return count
    ? (
      <span className='rounded-tag bg-jade-fill px-2 text-sm leading-[1.125rem] text-on-jade tabular-nums'>
        {count}
      </span>
    )
    : null;
}

export interface SectionLinkProps {
  /** Section to which it leads. */
  section: AdminSection;
  /** Called when it is pressed. @default undefined */
  onClick?: () => void;
}

/** Entry of a section in a list. */
export function SectionLink({ section, onClick }: SectionLinkProps) {
  const { href, label, current, count } = section;
  return (
    <li>
      <Link
        href={href}
        onClick={onClick}
        aria-current={current ? 'page' : undefined}
        className='flex min-h-11 items-center justify-between gap-2 rounded-field px-3 hover:bg-jade-soft aria-[current]:bg-jade-soft aria-[current]:font-semibold'
      >
        {label}
        <Count count={count} />
      </Link>
    </li>
  );
}

/** All sections beside the page, on a wide screen. */
export function SideBar({ links }: Links) {
  return (
    <nav
      aria-label={menuLabel}
      className='sticky top-14 hidden h-[calc(100dvh-57px)] w-56 shrink-0 overflow-y-auto border-r border-line p-3 lg:block print:hidden'
    >
      <ul className='grid gap-0.5'>
        {links.map((section) => <SectionLink key={section.href} section={section} />)}
      </ul>
    </nav>
  );
}

/** Five labels fit into the bar in any size of text. Larger ones leave room for the number. */
const barItem =
  'flex min-h-15 pt-[max(0px,calc(1.5rem-24px))] w-full flex-col items-center justify-center gap-0.5 px-1 text-[length:min(var(--text-sm),4.9vw)] leading-tight text-ink-soft aria-[current]:font-semibold aria-[current]:text-jade';

function BarItem({ children, count }: { children: ReactNode; count?: number }) {
  return (
    <span className='relative max-w-full text-center'>
      {count
        ? (
          <span className='absolute bottom-full left-1/2 mb-0.5 flex -translate-x-1/2'>
            <Count count={count} />
          </span>
        )
        : null}
      {children}
    </span>
  );
}

/** Returns the number of sections in the bar of a phone. */
export const shownInBar = (sections: number): number => sections > barSize + 1 ? barSize : sections;

export interface BottomBarProps extends Links {
  /** `true` while the list of the other sections is open. */
  isOpen: boolean;
  /** Called to open it. */
  onMore: () => void;
}

/** The first sections in a bar at the foot of a phone, within reach of the thumb. */
export function BottomBar({ links, isOpen, onMore }: BottomBarProps) {
  const count = shownInBar(links.length);
  const [shown, others] = [links.slice(0, count), links.slice(count)];
  return (
    <nav
      aria-label={menuLabel}
      className='fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden'
    >
      <ul className='flex'>
        {shown.map(({ href, label, shortLabel, current, count }) => (
          <li key={href} className='min-w-0 flex-1'>
            <Link href={href} aria-current={current ? 'page' : undefined} className={barItem}>
              <BarItem count={count}>{shortLabel ?? label}</BarItem>
            </Link>
          </li>
        ))}
        {others.length > 0 && (
          <li className='min-w-0 flex-1'>
            <button
              type='button'
              aria-haspopup='dialog'
              aria-expanded={isOpen}
              aria-current={others.some(({ current }) => current) ? 'true' : undefined}
              onClick={onMore}
              className={barItem}
            >
              Thêm
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
