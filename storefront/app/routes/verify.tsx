import { shop } from '@thach-an/edge-api/contract';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../document/page-meta.ts';
import { publicUrlOf } from '../document/shop-settings.ts';
import { usePaymentResult } from '../payment/use-payment-result.ts';

export function meta(args: MetaArgs) {
  return pageMeta(publicUrlOf(args), {
    title: 'Kết quả thanh toán',
    description: `Kiểm tra kết quả thanh toán ở ${shop.name}.`,
    path: '/verify',
    hidden: true,
  });
}

/** Where a payment leads back to: it waits for the result and leads on. */
export default function VerifyPage() {
  usePaymentResult();
  return (
    <div className='page flex flex-col items-center py-24 text-center' role='status'>
      <div className='mb-5 flex size-18 items-center justify-center rounded-tag bg-jade-soft'>
        <div
          aria-hidden
          className='size-8 rounded-tag border-3 border-jade border-r-transparent motion-safe:animate-spin'
        />
      </div>
      <h1 className='text-2xl leading-[1.4] text-balance'>Đang kiểm tra kết quả thanh toán…</h1>
    </div>
  );
}
