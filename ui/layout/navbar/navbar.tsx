import { ShoppingBag } from '../../primitives/icons.ts';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { NavbarSearch } from './navbar-search.tsx';

/** The place in the shop that the bar marks. */
export type NavbarPlace = 'home' | 'store' | 'tuvi' | 'cart';

export interface NavbarProps {
  /** The shop's name. @default 'Thạch An' */
  name?: string;
  /** Where the visitor is. */
  active?: NavbarPlace;
  /** How many different products the cart holds; the badge shows it when it is above zero. */
  cartCount: number;
  /** Called with what is searched for, without spaces around it. */
  onSearch: (query: string) => void;
  /** Where a search leads before hydration. @default '/store' */
  searchHref?: string;
  /** Stands in place of the sign-up button: the menu of whoever is signed in. */
  account?: ReactNode;
  /** Opens the way to sign up; without it there is no such button. */
  onSignUp?: () => void;
  /** The link to the cart, to which a picture can fly. */
  cartRef?: Ref<HTMLAnchorElement>;
}

const links: { place?: NavbarPlace; label: string; href: string }[] = [
  { place: 'home', label: 'Trang chủ', href: '/' },
  { place: 'store', label: 'Cửa hàng', href: '/store' },
  { place: 'tuvi', label: 'Tử Vi', href: '/tuvi' },
  { label: 'Liên hệ', href: '#lien-he' },
];

/**
 * The bar at the top: name, ways, search and cart. On a phone the ways stand in a row under it, and only
 * the bar itself stays in view.
 */
export function Navbar(
  { name, active, cartCount, onSearch, searchHref = '/store', account, onSignUp, cartRef }:
    NavbarProps,
) {
  return (
    <>
      <header
        data-slot='navbar'
        className='sticky top-0 z-40 border-b border-line bg-paper print:hidden'
      >
        <div className='page flex h-16 items-center gap-1 md:h-18'>
          <Link href='/' className='mr-auto flex min-h-11 items-center rounded-field md:mr-8'>
            <Logo name={name} />
            <span className='sr-only'>, về trang chủ</span>
          </Link>
          <nav aria-label='Chính' className='mr-auto hidden h-full md:block'>
            <NavbarLinks active={active} />
          </nav>
          <NavbarSearch action={searchHref} onSearch={onSearch} />
          <Link
            ref={cartRef}
            href='/cart'
            aria-label={`Giỏ hàng, ${cartCount} sản phẩm`}
            aria-current={active === 'cart' ? 'page' : undefined}
            className='relative flex size-11 items-center justify-center rounded-field hover:bg-jade-soft aria-[current]:text-jade'
          >
            <ShoppingBag aria-hidden size={24} strokeWidth={active === 'cart' ? 2.25 : 1.75} />
            {cartCount > 0 && (
              <span className='absolute top-0 right-0 flex h-5 min-w-5 items-center justify-center rounded-tag bg-cinnabar px-1 text-sm leading-none font-semibold text-surface'>
                {cartCount}
              </span>
            )}
          </Link>
          {account ??
            (onSignUp && (
              <Button
                variant='secondary'
                data-slot='sign-up'
                className='ml-2 px-4! whitespace-nowrap'
                onClick={onSignUp}
              >
                Đăng kí
              </Button>
            ))}
        </div>
      </header>
      <nav
        aria-label='Chính'
        className='page h-12 border-b border-line bg-paper px-1 md:hidden print:hidden'
      >
        <NavbarLinks active={active} />
      </nav>
    </>
  );
}

function NavbarLinks({ active }: { active?: NavbarPlace }) {
  return (
    <ul role='list' className='flex h-full justify-between md:justify-start md:gap-2'>
      {links.map(({ place, label, href }) => (
        <li key={href} className='h-full'>
          <Link
            href={href}
            aria-current={place !== undefined && place === active ? 'page' : undefined}
            className='relative flex h-full items-center px-3 whitespace-nowrap hover:text-jade aria-[current]:font-semibold aria-[current]:text-jade aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:-bottom-px aria-[current]:after:h-0.5 aria-[current]:after:bg-jade'
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
