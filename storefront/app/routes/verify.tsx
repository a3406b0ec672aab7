import { PaymentResultPage } from '@thach-an/ui';
import { usePaymentResult } from '../checkout/use-payment-result.ts';
import { metaOf } from '../head/page-meta.ts';

export const meta = metaOf(({ name }) => ({
  title: 'Kết quả thanh toán',
  description: `Kiểm tra kết quả thanh toán tại ${name}.`,
  path: '/verify',
  hidden: true,
}));

/** Renders the page after a payment, which waits for the result and then redirects. */
export default function Verify() {
  usePaymentResult();
  return <PaymentResultPage />;
}
