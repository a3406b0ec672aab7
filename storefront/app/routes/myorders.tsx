import { shop } from '@thach-an/edge-api/contract';
import { Button, EmptyState, OrderList } from '@thach-an/ui';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../document/page-meta.ts';
import { publicUrlOf } from '../document/shop-settings.ts';
import { useOrders } from '../orders/use-orders.ts';
import { requestLogin } from '../session/login-request.ts';

export function meta(args: MetaArgs) {
  return pageMeta(publicUrlOf(args), {
    title: 'Đơn hàng của bạn',
    description: `Những đơn hàng bạn đã đặt ở ${shop.name}.`,
    path: '/myorders',
    hidden: true,
  });
}

/** What somebody has ordered, the newest first. */
export default function MyOrdersPage() {
  const { signedIn, orders, state, tracking, onTrack, onRetry } = useOrders();
  return (
    <div className='page min-h-150 pt-8 pb-16'>
      <h1 className='pb-6 text-3xl'>Đơn hàng của bạn</h1>
      <noscript>
        <p className='pb-6'>Danh sách đơn hàng cần JavaScript để hiển thị.</p>
      </noscript>
      {signedIn === false
        ? (
          <EmptyState
            title='Vui lòng đăng nhập để xem đơn hàng'
            action={<Button onClick={() => requestLogin('log-in')}>Đăng nhập</Button>}
          >
            Đơn hàng được lưu trong tài khoản của bạn.
          </EmptyState>
        )
        : (
          <OrderList
            orders={orders.map(({ _id, ...order }) => ({ ...order, id: _id }))}
            state={state}
            tracking={tracking}
            onTrack={onTrack}
            onRetry={onRetry}
          />
        )}
    </div>
  );
}
