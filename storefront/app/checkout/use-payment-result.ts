import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserApi, type Outcome } from '../api/call-api.ts';
import { orderStands } from './browser-order-sender.ts';
import { pendingOrder } from './order-records.ts';
import { notify } from '../shell/notify.ts';
import { browserSession } from '../account/browser-session.ts';
import { verifyPayment } from './verify-payment.ts';

type Result = Outcome<{ success: true }>;

/** Asks what became of the payment that the page's address names, and leads on. */
export function usePaymentResult(): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Development renders twice.
  const asked = useRef<string>(undefined);

  useEffect(() => {
    if (asked.current === search) return;
    asked.current = search;
    const params = new URLSearchParams(search);
    const [success, orderId] = [params.get('success') ?? '', params.get('orderId') ?? ''];
    if (success === '' || orderId === '') {
      navigate('/', { replace: true });
      return;
    }
    verify(success, orderId).then((result) => {
      if (result.kind === 'done') {
        orderStands();
        return navigate('/myorders', { replace: true });
      }
      // What has surely ended is done with. What is not known stays the order to pay, or to give up.
      const ended = result.kind === 'refused' &&
        (result.status === 404 || (success === 'false' && result.code === 'NOT_PAID'));
      if (ended) pendingOrder.forget();
      notify('info', inWords(result, success), 6_000);
      return navigate('/', { replace: true });
    });
  }, [search, navigate]);
}

async function verify(success: string, orderId: string): Promise<Result> {
  const send = () => verifyPayment(browserApi, browserSession().token(), success, orderId);
  const first = await send();
  return first.kind === 'unreachable' ? await send() : first;
}

function inWords(result: Exclude<Result, { kind: 'done' }>, success: string): string {
  if (result.kind === 'unreachable' || result.status >= 500) {
    return 'Chưa kiểm tra được kết quả thanh toán. Vui lòng xem lại trong mục Đơn hàng sau ít phút.';
  }
  if (result.code !== 'NOT_PAID') return result.message || 'Không tìm thấy đơn hàng.';
  return success === 'true'
    ? result.message
    : 'Bạn đã hủy thanh toán. Giỏ hàng của bạn vẫn được giữ nguyên.';
}
