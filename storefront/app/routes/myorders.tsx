import { MyOrdersPage, onFirstInput, OrderReviews } from '@thach-an/ui';
import { useEffect } from 'react';
import { requestLogin } from '../account/login-request.ts';
import { metaOf } from '../head/page-meta.ts';
import { useOrders } from '../orders/use-orders.ts';
import { useOwnReviews } from '../reviews/use-own-reviews.ts';
import { lazyComponent } from '../shell/lazy-component.tsx';
import { useShop } from '../shell/use-shop.ts';

/** The dialog is a separate chunk, loaded with the first input. */
const ReviewDialog = lazyComponent(() => import('../reviews/review-dialog-chunk.ts'));

export const meta = metaOf(({ name }) => ({
  title: 'Đơn hàng của bạn',
  description: `Những đơn hàng bạn đã đặt tại ${name}.`,
  path: '/myorders',
  hidden: true,
}));

/** Renders the customer's orders, the newest first. */
export default function MyOrders() {
  const shop = useShop();
  const { signedIn, orders, ...list } = useOrders();
  const { productsOf, onRetry, onReview, dialog } = useOwnReviews(orders);
  useEffect(() => onFirstInput(ReviewDialog.preload), []);
  return (
    <MyOrdersPage
      letterhead={`${shop.name}, ${shop.contact.phone}, ${shop.contact.email}`}
      guest={signedIn === false}
      onLogIn={() => requestLogin('log-in')}
      orders={orders.map(({ _id, ...order }) => ({ ...order, id: _id }))}
      {...list}
      onReviewsRetry={onRetry}
      hrefOf={({ code }) => `/order/${code}`}
      lookUpHref='/tra-cuu-don-hang'
      renderExtra={({ id }) => {
        const products = productsOf(id);
        return products.length > 0 && <OrderReviews products={products} onReview={onReview} />;
      }}
    >
      {dialog && <ReviewDialog {...dialog} />}
    </MyOrdersPage>
  );
}
