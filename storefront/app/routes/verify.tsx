import { PaymentResultPage } from '@thach-an/ui';
import { metaOf } from '../head/page-meta.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { browserSession } from '../account/browser-session.ts';
import { type ApiResult, browserApi } from '../api/call-api.ts';
import { notify } from '../shell/notify.ts';
import { usePageNavigate } from '../shell/use-page-navigate.ts';
import { completeOrder } from '../checkout/browser-order-sender.ts';
import { pendingOrder } from '../checkout/order-records.ts';
import { verifyPayment } from '../checkout/payment-calls.ts';

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

type Result = ApiResult<{ success: true }>;

/** Verifies the payment in the page's URL, then redirects. */
function usePaymentResult(): void {
  const { search } = useLocation();
  const navigate = usePageNavigate();
  // Strict mode runs effects twice.
  const handled = useRef<string>(undefined);

  useEffect(() => {
    if (handled.current === search) return;
    handled.current = search;
    const params = new URLSearchParams(search);
    const [success, orderId] = [params.get('success') ?? '', params.get('orderId') ?? ''];
    if (success === '' || orderId === '') {
      navigate('/', { replace: true });
      return;
    }
    verify(success, orderId).then((result) => {
      if (result.kind === 'done') {
        completeOrder();
        return navigate('/myorders', { replace: true });
      }
      // An order whose state is unknown stays pending, to be paid or cancelled.
      const ended = result.kind === 'refused' &&
        (result.status === 404 || (success === 'false' && result.code === 'NOT_PAID'));
      if (ended) pendingOrder.clear();
      notify('info', failureMessage(result, success), 6_000);
      return navigate('/', { replace: true });
    });
  }, [search, navigate]);
}

async function verify(success: string, orderId: string): Promise<Result> {
  const send = () => verifyPayment(browserApi, browserSession().token(), success, orderId);
  const first = await send();
  return first.kind === 'unreachable' ? await send() : first;
}

function failureMessage(result: Exclude<Result, { kind: 'done' }>, success: string): string {
  if (result.kind === 'unreachable' || result.status >= 500) {
    return 'Chưa kiểm tra được kết quả thanh toán. Vui lòng xem lại trong mục Đơn hàng sau ít phút.';
  }
  if (result.code !== 'NOT_PAID') return result.message || 'Không tìm thấy đơn hàng.';
  return success === 'true'
    ? result.message
    : 'Bạn đã hủy thanh toán. Giỏ hàng của bạn vẫn được giữ nguyên.';
}
