import type { ReactNode, Ref } from 'react';
import { ChevronDown, Search } from '../../primitives/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { type AdminSection, BottomBar, SideBar } from './admin-sections.tsx';

export interface AdminFrameProps {
  /** Name of the shop. */
  shopName: string;
  /** URL of the shop. */
  shopHref: string;
  /** Member of staff who is logged in. */
  member: { name: string; email: string; roleName: string };
  /** Sections that the member may open, the most important first. */
  links: readonly AdminSection[];
  /** URL of the page about the own account. */
  profileHref: string;
  /** Called to open the command palette. */
  onPalette: () => void;
  /** `true` while the {@link SectionSheet} is open. */
  moreOpen: boolean;
  /** Called to open it. */
  onMore: () => void;
  /** Called to end the session. */
  onLogOut: () => void;
  /** Ref of the `<main>` element around the page, which can take the focus. @default undefined */
  contentRef?: Ref<HTMLElement>;
  /** Page within the frame. */
  children: ReactNode;
}

const menuItem =
  'flex min-h-11 w-full items-center rounded-field px-3 text-left hover:bg-jade-soft';

/**
 * Frame of the back office: name and account above the page, and the sections beside it, or in a
 * bar at the foot of a phone.
 */
export function AdminFrame(
  {
    shopName,
    shopHref,
    member,
    links,
    profileHref,
    onPalette,
    moreOpen,
    onMore,
    onLogOut,
    contentRef,
    children,
  }: AdminFrameProps,
) {
  // On a phone a long name needs several lines, and the place of the words beside it.
  const isLong = shopName.length > 12;
  return (
    <div
      data-slot='admin-frame'
      className='flex min-h-dvh flex-col print:min-h-0 print:pb-0 max-lg:pb-(--bottom-bar) max-lg:[--bottom-bar:calc(60px+env(safe-area-inset-bottom))]'
    >
      <a
        href='#noi-dung'
        className='sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3'
      >
        Chuyển đến nội dung chính
      </a>
      <header className='sticky top-0 z-40 border-b border-line bg-paper print:hidden'>
        <div className='flex min-h-14 items-center gap-x-2 px-4 lg:px-6'>
          <Link
            href={links[0]?.href ?? '/'}
            className='mr-auto flex min-h-11 min-w-0 items-baseline gap-2 py-2'
          >
            <span
              className={`font-serif font-semibold ${
                isLong
                  ? 'text-sm leading-tight break-words max-md:line-clamp-3 md:truncate md:text-lg'
                  : 'truncate text-lg'
              }`}
            >
              {shopName}
            </span>
            <span className='text-sm whitespace-nowrap text-ink-soft max-md:sr-only'>
              Quản trị
            </span>
          </Link>
          <button
            type='button'
            onClick={onPalette}
            aria-keyshortcuts='Control+K Meta+K'
            className='flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2 text-ink-soft hover:bg-jade-soft'
          >
            <Search aria-hidden size={20} />
            <span className='max-md:sr-only'>Tìm nhanh</span>
            <kbd
              aria-hidden
              className='rounded-field border border-line px-1.5 text-sm max-md:hidden'
            >
              Ctrl K
            </kbd>
          </button>
          <details className='group relative' name='admin-account'>
            <summary
              aria-label={`Tài khoản: ${member.name}`}
              className='flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-field px-2 hover:bg-jade-soft [&::-webkit-details-marker]:hidden'
            >
              <span className='max-w-24 truncate md:max-w-32'>{member.name}</span>
              <ChevronDown aria-hidden size={18} className='shrink-0 group-open:rotate-180' />
            </summary>
            <div className='absolute right-0 mt-1 w-64 rounded-card border border-line bg-surface p-2 shadow-lift'>
              <p className='px-3 pt-2 font-semibold break-words'>{member.name}</p>
              <p className='px-3 pb-2 text-sm break-all text-ink-soft'>
                {member.roleName}
                <br />
                {member.email}
              </p>
              <Link href={profileHref} className={menuItem}>Bảo mật và thiết bị</Link>
              <a href={shopHref} className={menuItem}>Xem cửa hàng</a>
              <button type='button' onClick={onLogOut} className={menuItem}>
                Đăng xuất
              </button>
            </div>
          </details>
        </div>
      </header>
      <div className='flex grow'>
        <SideBar links={links} />
        <main
          ref={contentRef}
          id='noi-dung'
          tabIndex={-1}
          className='mx-auto w-full max-w-page min-w-0 grow px-4 py-5 outline-none lg:px-8 lg:py-8 print:p-0'
        >
          {children}
        </main>
      </div>
      <BottomBar links={links} isOpen={moreOpen} onMore={onMore} />
    </div>
  );
}
