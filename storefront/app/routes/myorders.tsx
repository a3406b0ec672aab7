import { MyOrdersPage, OrderReviews } from '@thach-an/ui';
import { requestLogin } from '../account/login-request.ts';
import { metaOf } from '../head/page-meta.ts';
import { useOrders } from '../orders/use-orders.ts';
import { ReviewPopup } from '../reviews/review-popup.tsx';
import { useOwnReviews } from '../reviews/use-own-reviews.ts';
import { useShop } from '../shell/use-shop.ts';

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
  const { productsOf, onReview, dialog } = useOwnReviews(orders);
  return (
    <MyOrdersPage
      letterhead={`${shop.name}, ${shop.contact.phone}, ${shop.contact.email}`}
      guest={signedIn === false}
      onLogIn={() => requestLogin('log-in')}
      orders={orders.map(({ _id, ...order }) => ({ ...order, id: _id }))}
      {...list}
      hrefOf={({ code }) => `/order/${code}`}
      lookUpHref='/tra-cuu-don-hang'
      renderExtra={({ id }) => {
        const products = productsOf(id);
        return products.length > 0 && <OrderReviews products={products} onReview={onReview} />;
      }}
    >
      <ReviewPopup dialog={dialog} />
    </MyOrdersPage>
  );
}
