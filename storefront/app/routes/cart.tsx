import { orderTotals, shop, storeHref } from '@thach-an/edge-api/contract';
import {
  Button,
  CartSummary,
  CartTable,
  EmptyState,
  Notice,
  PromoBox,
  Skeleton,
} from '@thach-an/ui';
import { type MetaArgs, useNavigate } from 'react-router';
import { browserCart } from '../cart/browser-cart.ts';
import { browserCartSync } from '../cart/browser-cart-sync.ts';
import { useCartLines } from '../cart/cart-lines.ts';
import { useGoneProducts } from '../cart/gone-products.ts';
import { pageMeta } from '../document/page-meta.ts';
import { publicUrlOf } from '../document/shop-settings.ts';
import { notify } from '../notify.ts';
import { stillSyncing } from '../order/cart-synced.ts';
import { logInFirst } from '../order/use-checkout-guard.ts';
import { useAppliedPromo, usePromoBox } from '../order/use-promo.ts';
import { browserSession } from '../session/browser-session.ts';
import { requestLogin } from '../session/login-request.ts';

export function meta(args: MetaArgs) {
  return pageMeta(publicUrlOf(args), {
    title: 'Giỏ hàng',
    description: `Những món bạn đã chọn ở ${shop.name}.`,
    path: '/cart',
    hidden: true,
  });
}

/** The cart: its lines, what it comes to, and the way to the checkout. */
export default function CartPage() {
  const view = useCartLines();
  const gone = useGoneProducts();
  return (
    <div className='page pt-8 pb-16'>
      <h1 className='pb-6 text-3xl'>Giỏ hàng</h1>
      {gone.names.length > 0 && (
        <div className='pb-6'>
          <Notice tone='info' onDismiss={gone.dismiss}>
            {gone.names.join(', ')} không còn được bán và đã được gỡ khỏi giỏ hàng.
          </Notice>
        </div>
      )}
      {view.state === 'loading' && <CartSkeleton />}
      {view.state === 'failed' && (
        <EmptyState
          title='Chưa tải được giỏ hàng'
          action={<Button onClick={view.retry}>Thử lại</Button>}
        >
          Giỏ hàng của bạn vẫn được giữ nguyên. Hãy kiểm tra kết nối mạng rồi thử lại.
        </EmptyState>
      )}
      {view.state === 'ready' && <CartContent lines={view.lines} />}
    </div>
  );
}

type Lines = Extract<ReturnType<typeof useCartLines>, { state: 'ready' }>['lines'];

function CartContent({ lines }: { lines: Lines }) {
  const navigate = useNavigate();
  const { subtotal, discount, shipping, amount } = orderTotals(
    lines.map(({ product, quantity }) => ({ price: product.price, quantity })),
    useAppliedPromo(),
  );
  const promo = usePromoBox();
  const remove = (id: string) => {
    const name = lines.find(({ product }) => product._id === id)?.product.name;
    browserCart().deleteLine(id);
    notify('info', `${name ?? 'Sản phẩm'} đã được gỡ khỏi giỏ hàng`);
  };
  const checkOut = () => {
    if (amount === 0) return notify('error', 'Giỏ hàng của bạn đang trống!');
    if (browserSession().token() === null) {
      requestLogin('log-in');
      return notify('error', logInFirst);
    }
    if (browserCartSync().unsynced()) return notify('info', stillSyncing);
    if (lines.some(({ notice }) => notice !== undefined)) {
      return notify('error', 'Một số sản phẩm không còn đủ hàng, vui lòng sửa số lượng.', 4_000);
    }
    navigate('/order');
  };
  return (
    <div className='grid items-start gap-8 lg:grid-cols-[1fr_360px]'>
      {lines.length > 0
        ? (
          <CartTable
            lines={lines}
            hrefFor={(id) => storeHref({ product: id })}
            onQuantityChange={(id, quantity) => browserCart().setQuantity(id, quantity)}
            onRemove={remove}
          />
        )
        : (
          <EmptyState
            title='Giỏ hàng của bạn đang trống!'
            action={{ label: 'Xem Cửa Hàng', href: '/store' }}
          >
            Hãy chọn cho mình một viên đá ưng ý.
          </EmptyState>
        )}
      <CartSummary
        subtotal={subtotal}
        discount={discount}
        shipping={shipping}
        total={amount}
        onCheckout={checkOut}
      >
        <PromoBox {...promo} />
      </CartSummary>
    </div>
  );
}

/** Stands where the cart will: before the page has come to life nobody knows what is in it. */
function CartSkeleton() {
  return (
    <div className='grid items-start gap-8 lg:grid-cols-[1fr_360px]' aria-busy='true'>
      <noscript>
        <p>Giỏ hàng cần JavaScript để hiển thị. Hãy bật JavaScript trong trình duyệt của bạn.</p>
      </noscript>
      <Skeleton className='h-64 w-full' />
      <Skeleton className='h-92 w-full' />
    </div>
  );
}
