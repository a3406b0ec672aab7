import {
  LinkProvider,
  type NavbarPlace,
  onFirstInput,
  ShopFrame,
  Skeleton,
  type ThemeChoice,
  ThemeSwitch,
  useFocusOnNewPage,
} from '@thach-an/ui';
import { storeHref } from '@thach-an/edge-api/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { markSignedIn, useSignedIn } from '../account/browser-session.ts';
import { requestLogin, useLoginRequest } from '../account/login-request.ts';
import { tokenKey } from '../account/session-store.ts';
import { useCart } from '../cart/browser-cart.ts';
import { browserCartSync } from '../cart/browser-cart-sync.ts';
import { cartIcon } from '../cart/cart-icon.ts';
import { reconcileCart } from '../cart/discontinued-products.ts';
import { followTheme } from './follow-theme.ts';
import { lazyComponent } from './lazy-component.tsx';
import { notify, requestToaster, useToasterRequested } from './notify.ts';
import { FollowLinkContext, RouterLink, useFollowLink } from './router-link.tsx';
import { clearTab } from './tab-record.ts';
import { browserTheme, useThemeChoice } from './theme-store.ts';
import { useShop } from './use-shop.ts';
import { whenIdle } from './when-idle.ts';

const footerLinks = [
  { label: 'Trang chủ', href: '/' },
  { label: 'Lịch vạn niên', href: '/lich' },
  { label: 'Tra cứu đơn hàng', href: '/tra-cuu-don-hang' },
  { label: 'Về chúng tôi', href: '/about' },
  { label: 'Giao hàng', href: '/delivery' },
  { label: 'Chính sách và bảo mật', href: '/privacy' },
  { label: 'Đổi trả và hoàn tiền', href: '/returns' },
  { label: 'Giá và thanh toán', href: '/payment' },
  { label: 'Điều khoản sử dụng', href: '/terms' },
  { label: 'Giải quyết khiếu nại', href: '/complaints' },
  { label: 'Cách chọn cỡ', href: '/size-guide' },
  { label: 'Câu hỏi thường gặp', href: '/faq' },
] as const;

/** Renders the frame of every page: navigation above it, information about the shop below it. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const cart = useCart();
  const signedIn = useSignedIn();
  const shop = useShop();
  const theme = useThemeChoice();
  useStartUp();
  const content = useFocusOnNewPage(pathname);
  const followLink = useFollowLink();
  return (
    <LinkProvider value={RouterLink}>
      <FollowLinkContext value={followLink}>
        <ShopFrame
          contentRef={content}
          name={shop.name}
          announcement={shop.home?.announcement}
          active={activeTab(pathname)}
          cartCount={Object.keys(cart).length}
          cartRef={cartIcon}
          account={signedIn ? <CustomerMenu /> : undefined}
          onSignUp={() => requestLogin('sign-up')}
          onSearch={(q) => navigate(storeHref({ q }))}
          brand={shop.brand}
          social={shop.social}
          quickLinks={footerLinks}
          contact={shop.contact}
          seller={shop.seller}
          notice={shop.notice}
          themeSwitch={<ThemeSwitch value={theme} onValueChange={chooseTheme} />}
        >
          {children}
        </ShopFrame>
        <AccountPopup />
        <LazyToaster />
        <PendingMark />
      </FollowLinkContext>
    </LinkProvider>
  );
}

const CustomerMenu = lazyComponent<object>(
  () => import('../account/customer-menu.tsx'),
  () => <Skeleton className='size-11 rounded-tag' />,
);

const LoginDialog = lazyComponent(
  () => import('../account/login-dialog.tsx'),
  undefined,
  () => notify('error', 'Chưa mở được phần đăng nhập. Vui lòng kiểm tra mạng rồi thử lại.'),
);

/** Renders the popup for signing up and logging in; its code is loaded when it first opens. */
function AccountPopup() {
  const mode = useLoginRequest();
  // Once opened, the popup stays mounted for its closing animation.
  const [opened, setOpened] = useState(false);
  if (mode && !opened) setOpened(true);
  return opened ? <LoginDialog mode={mode} /> : null;
}

/**
 * Starts a visit, once the browser has nothing more urgent to do: loads the product list and
 * removes discontinued products from the cart, then loads the account's cart if a customer is
 * logged in.
 */
function useStartUp() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    return whenIdle(() =>
      reconcileCart()
        .catch((error) => console.warn('The cart could not be compared with the list', error))
        .finally(() => browserCartSync().start())
    );
  }, []);
  useEffect(() =>
    onFirstInput(() => {
      if (!import.meta.env.PROD) return;
      import('../offline/keep-offline.ts').then(({ keepOffline }) => keepOffline()).catch((error) =>
        console.warn('A part of the page is missing', error)
      );
    }), []);
  useEffect(markSignedIn, []);
  useEffect(followTheme, []);
  useEffect(() => {
    // The customer has logged out in another tab: their data must not stay in this one.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === null || (key === tokenKey && newValue === null)) clearTab();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
}

/** Marks the document while the next page is being loaded. `app.css` shows a line for it. */
function PendingMark() {
  const { state } = useNavigation();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-pending', state !== 'idle');
  }, [state]);
  return null;
}

const chooseTheme = (choice: ThemeChoice) => browserTheme.set(choice);

/** Returns the section of the navbar to which a path belongs. */
function activeTab(pathname: string): NavbarPlace | undefined {
  if (pathname === '/') return 'home';
  if (pathname === '/store') return 'store';
  if (pathname === '/tuvi') return 'tuvi';
  if (pathname.includes('/cart')) return 'cart';
  return pathname.startsWith('/product/') ? 'store' : undefined;
}

const Toaster = lazyComponent<object>(() =>
  import('./toaster-chunk.ts').then(({ Toaster }) => ({ default: Toaster }))
);

/** Renders the container of the toasts, loaded with the first input or the first toast. */
function LazyToaster() {
  useEffect(() => onFirstInput(requestToaster), []);
  const requested = useToasterRequested();
  return requested ? <Toaster /> : null;
}
