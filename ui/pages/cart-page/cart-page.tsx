import { useEffect, useRef } from 'react';
import { CartFailed } from '../../cart/cart-failed/cart-failed.tsx';
import { CartSummary, type CartSummaryProps } from '../../cart/cart-summary/cart-summary.tsx';
import {
  type CartLine,
  CartTable,
  type CartTableProps,
} from '../../cart/cart-table/cart-table.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { PromoBox, type PromoBoxProps } from '../../cart/promo-box/promo-box.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

const cartPageMessages = {
  title: 'Giỏ hàng',
  discontinued: (names: readonly string[]) =>
    `${names.join(', ')} đã ngừng bán và đã được gỡ khỏi giỏ hàng.`,
  empty: 'Giỏ hàng của bạn đang trống!',
  emptyText: 'Hãy chọn cho mình một viên đá ưng ý.',
  noScript: 'Giỏ hàng cần bật JavaScript trong trình duyệt để hiển thị.',
};

/** State of the cart: loading, failed, or ready with lines and amounts in đồng. */
export type CartPageState =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | ReadyCart;

interface ReadyCart extends Omit<CartSummaryProps, 'onCheckout' | 'note' | 'children'> {
  state: 'ready';
  lines: readonly CartLine[];
}

export interface CartPageProps extends Pick<CartTableProps, 'onQuantityChange' | 'onRemove'> {
  /** State and content of the cart. */
  cart: CartPageState;
  /** Names of products that were removed because they are no longer sold. @default [] */
  discontinued?: readonly string[];
  /** Called when the visitor dismisses the notice about these products. */
  onDiscontinuedDismiss?: () => void;
  /** Props of the promo code box. */
  promo: PromoBoxProps;
  /** Returns the URL for a product's picture and name. */
  hrefFor: CartTableProps['hrefFor'];
  /** Called when the checkout button is pressed. */
  onCheckout: () => void;
}

/** Cart page: lines, amounts, promo code and the checkout button. */
export function CartPage(
  { cart, discontinued = [], onDiscontinuedDismiss, ...rest }: CartPageProps,
) {
  const messages = useMessages('cartPage', cartPageMessages);
  return (
    <div className='page pt-8 pb-16'>
      <h1 className='pb-6 text-3xl'>{messages.title}</h1>
      {discontinued.length > 0 && (
        <div className='pb-6'>
          <Notice tone='info' onDismiss={onDiscontinuedDismiss}>
            {messages.discontinued(discontinued)}
          </Notice>
        </div>
      )}
      {cart.state === 'loading' && <CartSkeleton />}
      {cart.state === 'failed' && <CartFailed onRetry={cart.onRetry} />}
      {cart.state === 'ready' && <CartContent cart={cart} {...rest} />}
    </div>
  );
}

// Without a minimum height, the footer would move when an empty cart replaces the placeholder.
const columns =
  'grid min-h-160 grid-cols-1 content-start items-start gap-8 lg:min-h-92 lg:grid-cols-[1fr_360px]';

interface CartContentProps
  extends Omit<CartPageProps, 'cart' | 'discontinued' | 'onDiscontinuedDismiss'> {
  cart: ReadyCart;
}

function CartContent({ cart, promo, onCheckout, onRemove, ...table }: CartContentProps) {
  const messages = useMessages('cartPage', cartPageMessages);
  const { store } = useMessages('actions', actionMessages);
  const { state: _, lines, ...amounts } = cart;
  const content = useRef<HTMLDivElement>(null);
  /** Place of the line that was removed last, from 0. */
  const removed = useRef<number>(undefined);
  // The focused button was removed: the focus moves to that of the line that took its place.
  useEffect(() => {
    if (removed.current === undefined) return;
    const rows = content.current?.querySelectorAll('[data-slot="cart-line"]') ?? [];
    const row = rows[Math.min(removed.current, rows.length - 1)];
    const next = row?.querySelector<HTMLElement>('td:last-child button') ??
      content.current?.querySelector<HTMLElement>('a');
    next?.focus();
    removed.current = undefined;
  }, [lines.length]);
  const remove = (id: string) => {
    removed.current = lines.findIndex(({ product }) => product._id === id);
    onRemove(id);
  };
  return (
    <div ref={content} className={columns}>
      {lines.length > 0 ? <CartTable lines={lines} onRemove={remove} {...table} /> : (
        <EmptyState
          title={messages.empty}
          action={{ label: store, href: '/store' }}
        >
          {messages.emptyText}
        </EmptyState>
      )}
      <CartSummary {...amounts} onCheckout={onCheckout}>
        {cart.lines.length > 0 && <PromoBox {...promo} />}
      </CartSummary>
    </div>
  );
}

/** Placeholder of the cart, whose content is not known before hydration. */
function CartSkeleton() {
  const messages = useMessages('cartPage', cartPageMessages);
  return (
    <div className={columns} aria-busy='true'>
      <noscript>
        <p>{messages.noScript}</p>
      </noscript>
      {/* Keeps the summary below a phone's first screen, where loaded lines cause no shift. */}
      <div className='grid grid-cols-1 content-start gap-3 max-lg:min-h-[75svh]'>
        {[1, 2, 3].map((line) => <Skeleton key={line} className='h-36 w-full lg:h-20' />)}
      </div>
      <Skeleton className='h-92 w-full' />
    </div>
  );
}
