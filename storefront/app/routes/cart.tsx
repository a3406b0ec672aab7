import { cartTotals, shop, storeHref } from '@thach-an/edge-api/contract';
import { Button, CartSummary, CartTable, EmptyState, Notice, Skeleton } from '@thach-an/ui';
import type { MetaArgs } from 'react-router';
import { browserCart } from '../cart/browser-cart.ts';
import { useCartLines } from '../cart/cart-lines.ts';
import { useGoneProducts } from '../cart/gone-products.ts';
import { pageMeta } from '../document/page-meta.ts';
import { publicUrlOf } from '../document/shop-settings.ts';
import { notify } from '../notify.ts';

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
  const totals = cartTotals(
    lines.map(({ product, quantity }) => ({ price: product.price, quantity })),
  );
  const remove = (id: string) => {
    const name = lines.find(({ product }) => product._id === id)?.product.name;
    browserCart().deleteLine(id);
    notify('info', `${name ?? 'Sản phẩm'} đã được gỡ khỏi giỏ hàng`);
  };
  const checkOut = () => {
    notify(
      'error',
      totals.total === 0
        ? 'Giỏ hàng của bạn đang trống!'
        : 'Bạn phải thực hiện đăng nhập để đặt hàng!',
    );
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
      <CartSummary {...totals} onCheckout={checkOut} />
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
      <Skeleton className='h-64 w-full' />
    </div>
  );
}
