import type { ReactNode } from 'react';
import { ChevronDown } from '../../primitives/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { adminFrameMessages as messages } from './admin-frame-messages.ts';

export interface AdminFrameProps {
  /** Name of the shop. */
  shopName: string;
  /** URL of the shop. */
  shopHref: string;
  /** Member of staff who is logged in. */
  member: { name: string; email: string; roleName: string };
  /** Sections that the member may open. */
  links: readonly { href: string; label: string; current: boolean; count?: number }[];
  /** Called to end the session. */
  onLogOut: () => void;
  /** Page within the frame. */
  children: ReactNode;
}

/** Frame of the back office: name, sections and account above the page. */
export function AdminFrame(
  { shopName, shopHref, member, links, onLogOut, children }: AdminFrameProps,
) {
  return (
    <div data-slot='admin-frame' className='flex min-h-dvh flex-col'>
      <a
        href='#noi-dung'
        className='sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3'
      >
        {messages.skip}
      </a>
      <header className='sticky top-0 z-40 border-b border-line bg-paper print:hidden'>
        <div className='mx-auto flex min-h-14 w-full max-w-page items-center gap-x-4 px-4 lg:px-8'>
          <Link href='/orders' className='mr-auto flex min-h-11 min-w-0 items-baseline gap-2 py-2'>
            <span className='truncate font-serif text-lg font-semibold'>{shopName}</span>
            <span className='text-sm text-ink-soft'>{messages.backOffice}</span>
          </Link>
          <details className='group relative' name='admin-account'>
            <summary
              aria-label={`${messages.account}: ${member.name}`}
              className='flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-field px-2 hover:bg-jade-soft [&::-webkit-details-marker]:hidden'
            >
              <span className='max-w-36 truncate'>{member.name}</span>
              <ChevronDown aria-hidden size={18} className='group-open:rotate-180' />
            </summary>
            <div className='absolute right-0 mt-1 w-64 rounded-card border border-line bg-surface p-2 shadow-lift'>
              <p className='px-3 pt-2 font-semibold break-words'>{member.name}</p>
              <p className='px-3 pb-2 text-sm break-all text-ink-soft'>
                {member.roleName}
                <br />
                {member.email}
              </p>
              <a
                href={shopHref}
                className='flex min-h-11 items-center rounded-field px-3 hover:bg-jade-soft'
              >
                {messages.shop}
              </a>
              <button
                type='button'
                onClick={onLogOut}
                className='flex min-h-11 w-full items-center rounded-field px-3 text-left hover:bg-jade-soft'
              >
                {messages.logOut}
              </button>
            </div>
          </details>
        </div>
        <nav
          aria-label={messages.menu}
          className='mx-auto flex w-full max-w-page gap-1 overflow-x-auto px-2 lg:px-6'
        >
          {links.map(({ href, label, current, count }) => (
            <Link
              key={href}
              href={href}
              aria-current={current ? 'page' : undefined}
              className='flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-jade aria-[current]:font-semibold aria-[current]:text-ink'
            >
              {label}
              {count
                ? (
                  <span className='rounded-tag bg-jade-fill px-2 text-sm leading-5 text-on-jade'>
                    {count}
                  </span>
                )
                : null}
            </Link>
          ))}
        </nav>
      </header>
      <main
        id='noi-dung'
        tabIndex={-1}
        className='mx-auto w-full max-w-page grow px-4 py-5 outline-none lg:px-8 lg:py-8'
      >
        {children}
      </main>
    </div>
  );
}
