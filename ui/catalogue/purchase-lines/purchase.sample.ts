import type { PurchaseLinesProps } from './purchase-lines.tsx';

/** Delivery and returns of the demo shop. */
export const purchase: PurchaseLinesProps = {
  shipping: { fee: 10_000, freeFrom: 0 },
  delivery: {
    area: 'toàn quốc',
    preparation: '1–2 ngày làm việc',
    time: '2–5 ngày làm việc',
    remoteTime: '5–8 ngày làm việc',
  },
  returns: { days: 7, refundDays: 7 },
};
