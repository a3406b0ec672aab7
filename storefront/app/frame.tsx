import { Footer, LinkProvider, Navbar, SkipLink } from '@thach-an/ui';
import { storeHref } from '@thach-an/edge-api/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCart } from './cart/browser-cart.ts';
import { cartIcon } from './cart/cart-icon.ts';
import { reconcileCart } from './cart/gone-products.ts';
import { RouterLink } from './link.tsx';
import { onFirstInput } from './on-first-input.ts';
import { shop } from './shop.ts';

/** What stands around every page: the way to everything above, the shop itself below. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const cart = useCart();
  useStartUp();
  return (
    <LinkProvider value={RouterLink}>
      <SkipLink href='#noi-dung' />
      <Navbar
        active={activeTab(pathname)}
        cartCount={Object.keys(cart).length}
        cartRef={cartIcon}
        onSearch={(q) => navigate(storeHref({ q }))}
      />
      <main id='noi-dung' tabIndex={-1} className='grow focus:outline-none'>{children}</main>
      <Footer
        brand={shop.brand}
        social={shop.social}
        quickLinks={shop.quickLinks}
        contact={shop.contact}
      />
      <LazyToaster />
    </LinkProvider>
  );
}

/** The start of a visit: the product list is fetched, then the cart is held against it. */
function useStartUp() {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true';
    reconcileCart().catch((error) => console.warn('The cart was not held against the list', error));
  }, []);
}

/** The tab that stands for a path. */
export function activeTab(pathname: string): 'home' | 'store' | 'tuvi' | 'cart' | undefined {
  if (pathname === '/') return 'home';
  if (pathname === '/store') return 'store';
  if (pathname === '/tuvi') return 'tuvi';
  return pathname.includes('/cart') ? 'cart' : undefined;
}

/** The place of the toasts is loaded when someone begins to do something: only then is there one. */
function LazyToaster() {
  const [Toaster, setToaster] = useState<() => ReactNode>();
  useEffect(
    () =>
      onFirstInput(() => {
        import('./toaster.ts').then(({ Toaster }) => setToaster(() => Toaster));
      }),
    [],
  );
  return Toaster ? <Toaster /> : null;
}
