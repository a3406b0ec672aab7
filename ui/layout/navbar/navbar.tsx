import { ShoppingBag } from '../../primitives/icons.ts';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { NavbarSearch } from './navbar-search.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { navbarMessages } from './navbar-messages.ts';

/** Section of the shop that the bar can mark as current. */
export type NavbarPlace = 'home' | 'store' | 'tuvi' | 'cart';

export interface NavbarProps {
  /** Name of the shop. */
  name: string;
  /** Current section. @default undefined */
  active?: NavbarPlace;
  /** Number of different products in the cart; the badge is shown if it is above zero. */
  cartCount: number;
  /** Called with the trimmed query. */
  onSearch: (query: string) => void;
  /** URL to which a search is sent before hydration. @default '/store' */
  searchHref?: string;
  /** Account menu of a logged-in customer, instead of the sign-up button. @default undefined */
  account?: ReactNode;
  /** Called to sign up; without it there is no such button. @default undefined */
  onSignUp?: () => void;
  /**
   * Ref to the link to the cart, at which the animation of an added product ends.
   * @default undefined
   */
  cartRef?: Ref<HTMLAnchorElement>;
}

const links = [
  { place: 'home', label: 'home', href: '/' },
  { place: 'store', label: 'store', href: '/store' },
  { place: 'tuvi', label: 'tuVi', href: '/tuvi' },
  { place: undefined, label: 'contact', href: '#lien-he' },
] as const;

/**
 * The bar at the top: name, links, search and cart. On a phone the links have a row below the bar,
 * and only the bar itself is sticky.
 */
export function Navbar(
  { name, active, cartCount, onSearch, searchHref = '/store', account, onSignUp, cartRef }:
    NavbarProps,
) {
  const messages = useMessages('navbar', navbarMessages);
  return (
    <>
      <header
        data-slot='navbar'
        className='sticky top-0 z-40 border-b border-line bg-paper print:hidden [@media(height<20rem)]:static'
      >
        <div className='page flex min-h-16 flex-wrap items-center justify-end md:min-h-18 min-[24rem]:gap-x-1'>
          <Link
            href='/'
            className='mr-auto flex min-h-11 max-w-[min(100%,9.5rem)] items-center rounded-field max-[22.5rem]:max-w-[min(100%,7rem)] md:mr-4 md:max-w-full lg:mr-9'
          >
            <Logo name={name} className='min-w-0 max-[22.5rem]:[&>svg]:hidden' />
            <span className='sr-only'>{messages.toHome}</span>
          </Link>
          <nav aria-label={messages.label} className='mr-auto hidden self-stretch md:block'>
            <NavbarLinks active={active} />
          </nav>
          <NavbarSearch action={searchHref} onSearch={onSearch} />
          <Link
            ref={cartRef}
            href='/cart'
            aria-label={messages.cart(cartCount)}
            aria-current={active === 'cart' ? 'page' : undefined}
            className='relative flex size-[2.75rem] shrink-0 items-center justify-center rounded-field hover:bg-jade-soft aria-[current]:text-jade'
          >
            <ShoppingBag aria-hidden size='1.5rem' strokeWidth={active === 'cart' ? 2.25 : 1.75} />
            {cartCount > 0 && (
              <span className='absolute top-0 right-0 flex h-[1.25rem] min-w-[1.25rem] items-center justify-center rounded-tag bg-cinnabar px-1 text-sm leading-none font-semibold text-surface forced-colors:border'>
                {cartCount}
              </span>
            )}
          </Link>
          {account ??
            (onSignUp && (
              <Button
                variant='secondary'
                data-slot='sign-up'
                className='ml-1 px-3! whitespace-nowrap noscript:hidden min-[24rem]:ml-2 min-[24rem]:px-4!'
                onClick={onSignUp}
              >
                {messages.signUp}
              </Button>
            ))}
        </div>
      </header>
      <nav
        aria-label={messages.label}
        className='page border-b border-line bg-paper px-1 min-[22.5rem]:px-2 md:hidden print:hidden'
      >
        <NavbarLinks active={active} />
      </nav>
    </>
  );
}

function NavbarLinks({ active }: { active?: NavbarPlace }) {
  const messages = useMessages('navbar', navbarMessages);
  return (
    <ul
      role='list'
      className='flex h-full flex-wrap justify-between md:flex-nowrap md:justify-start lg:gap-4'
    >
      {links.map(({ place, label, href }) => (
        <li key={href} className='h-full'>
          <Link
            href={href}
            aria-current={place !== undefined && place === active ? 'page' : undefined}
            className='relative flex h-full min-h-11.75 items-center px-2 whitespace-nowrap hover:text-jade aria-[current]:font-semibold aria-[current]:text-jade aria-[current]:after:absolute aria-[current]:after:inset-x-2 aria-[current]:after:-bottom-px aria-[current]:after:h-0.5 aria-[current]:after:bg-jade forced-colors:aria-[current]:after:bg-[Highlight]'
          >
            {messages[label]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
