import { LinkProvider, type NavbarPlace, ShopFrame } from '@thach-an/ui';
import { shop, storeHref } from '@thach-an/edge-api/contract';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCart } from '../cart/browser-cart.ts';
import { browserCartSync } from '../cart/browser-cart-sync.ts';
import { cartIcon } from '../cart/cart-icon.ts';
import { reconcileCart } from '../cart/discontinued-products.ts';
import { RouterLink } from './router-link.tsx';
import { loadedLater } from './lazy-component.tsx';
import { AccountPopup, useAccountMenu } from '../account/account-popup.tsx';
import { requestLogin } from '../account/login-request.ts';
import { tokenKey } from '../account/session-store.ts';
import { useToasterWanted, wantToaster } from './notify.ts';
import { onFirstInput } from './on-first-input.ts';
import { forgetOrder } from '../checkout/order-records.ts';

/** What stands around every page: the way to everything above, the shop itself below. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const cart = useCart();
  const account = useAccountMenu();
  useStartUp();
  const content = useFocusOnNewPage(pathname);
  return (
    <LinkProvider value={RouterLink}>
      <ShopFrame
        contentRef={content}
        name={shop.name}
        active={activeTab(pathname)}
        cartCount={Object.keys(cart).length}
        cartRef={cartIcon}
        account={account}
        onSignUp={() => requestLogin('sign-up')}
        onSearch={(q) => navigate(storeHref({ q }))}
        brand={shop.brand}
        social={shop.social}
        quickLinks={shop.quickLinks}
        contact={shop.contact}
      >
        {children}
      </ShopFrame>
      <AccountPopup />
      <LazyToaster />
    </LinkProvider>
  );
}

/**
 * The start of a visit: the product list is fetched and the cart held against it; then, for who is signed
 * in, the account's cart is loaded.
 */
function useStartUp() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    reconcileCart()
      .catch((error) => console.warn('The cart was not held against the list', error))
      .finally(() => browserCartSync().start());
  }, []);
  useEffect(() => {
    // Somebody has signed out in another tab: nothing of theirs is left in this one.
    const heard = ({ key, newValue }: StorageEvent) => {
      if (key === null || (key === tokenKey && newValue === null)) forgetOrder();
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }, []);
}

/** Another page begins at its content, also for who hears it or goes through it with the keyboard. */
function useFocusOnNewPage(pathname: string): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}

/** The tab that stands for a path. */
function activeTab(pathname: string): NavbarPlace | undefined {
  if (pathname === '/') return 'home';
  if (pathname === '/store') return 'store';
  if (pathname === '/tuvi') return 'tuvi';
  return pathname.includes('/cart') ? 'cart' : undefined;
}

const Toaster = loadedLater<object>(() =>
  import('./toaster-chunk.ts').then(({ Toaster }) => ({ default: Toaster }))
);

/** The place of the toasts is loaded when someone begins to do something, or with the first toast. */
function LazyToaster() {
  useEffect(() => onFirstInput(wantToaster), []);
  const wanted = useToasterWanted();
  return wanted ? <Toaster /> : null;
}
