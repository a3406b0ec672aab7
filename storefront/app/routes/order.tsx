import { shop } from '@thach-an/edge-api/contract';
import { Button, EmptyState } from '@thach-an/ui';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../document/page-meta.ts';
import { publicUrlOf } from '../document/shop-settings.ts';
import { Checkout } from '../order/checkout.tsx';
import { useCheckout } from '../order/use-checkout.ts';

export function meta(args: MetaArgs) {
  return pageMeta(publicUrlOf(args), {
    title: 'Đặt hàng',
    description: `Đặt hàng ở ${shop.name}: địa chỉ giao hàng và cách thanh toán.`,
    path: '/order',
    hidden: true,
  });
}

/** The checkout. */
export default function OrderPage() {
  const checkout = useCheckout();
  return (
    <div className='page pt-8 pb-16'>
      <h1 className='pb-6 text-3xl'>Đặt hàng</h1>
      <noscript>
        <p className='pb-6'>Đặt hàng cần JavaScript. Hãy bật JavaScript trong trình duyệt.</p>
      </noscript>
      {checkout.view.state === 'failed'
        ? (
          <EmptyState
            title='Chưa tải được giỏ hàng'
            action={<Button onClick={checkout.view.retry}>Thử lại</Button>}
          >
            Giỏ hàng của bạn vẫn được giữ nguyên. Hãy kiểm tra kết nối mạng rồi thử lại.
          </EmptyState>
        )
        : <Checkout checkout={checkout} />}
    </div>
  );
}
