import { PaymentResultPage } from '@thach-an/ui';
import type { MetaArgs } from 'react-router';
import { usePaymentResult } from '../checkout/use-payment-result.ts';
import { pageMeta } from '../head/page-meta.ts';
import { siteOf } from '../shell/use-shop.ts';

export function meta(args: MetaArgs) {
  const site = siteOf(args);
  return pageMeta(site, {
    title: 'Kết quả thanh toán',
    description: `Kiểm tra kết quả thanh toán tại ${site.shop.name}.`,
    path: '/verify',
    hidden: true,
  });
}

/** Renders the page after a payment, which waits for the result and then redirects. */
export default function Verify() {
  usePaymentResult();
  return <PaymentResultPage />;
}
