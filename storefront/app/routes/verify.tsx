import { shop } from '@thach-an/edge-api/contract';
import { PaymentResultPage } from '@thach-an/ui';
import type { MetaArgs } from 'react-router';
import { publicUrlOf } from '../api/client-settings.ts';
import { usePaymentResult } from '../checkout/use-payment-result.ts';
import { pageMeta } from '../head/page-meta.ts';

export function meta(args: MetaArgs) {
  return pageMeta(publicUrlOf(args), {
    title: 'Kết quả thanh toán',
    description: `Kiểm tra kết quả thanh toán ở ${shop.name}.`,
    path: '/verify',
    hidden: true,
  });
}

/** Renders the page after a payment, which waits for the result and then redirects. */
export default function Verify() {
  usePaymentResult();
  return <PaymentResultPage />;
}
