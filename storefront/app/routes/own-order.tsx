import { onFirstInput, OwnOrderPage } from '@thach-an/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useExpectedDelivery } from '../checkout/use-expected-delivery.ts';
import { metaOf } from '../head/page-meta.ts';
import { preparedSince } from '../orders/prepared-since.ts';
import { useOwnOrder } from '../orders/use-own-order.ts';
import { lazyComponent } from '../shell/lazy-component.tsx';

/** The dialog is a separate chunk, loaded with the first input. */
const ReviewDialog = lazyComponent(() => import('../reviews/review-dialog-chunk.ts'));

export const meta = metaOf(({ name }) => ({
  title: 'Đơn hàng',
  description: `Tình trạng một đơn hàng tại ${name}.`,
  path: '/order',
  hidden: true,
}));

/** Renders the page of an order. The document is the same for all codes. */
export default function OwnOrder() {
  const { code = '' } = useParams();
  const { reviewDialog, ...own } = useOwnOrder(code);
  useEffect(() => onFirstInput(ReviewDialog.preload), []);
  const order = typeof own.order === 'object' ? own.order : undefined;
  const expected = useExpectedDelivery(order?.city, order ? preparedSince(order) : null);
  return (
    <>
      <OwnOrderPage {...own} expected={expected} lookUpHref={`/tra-cuu-don-hang#${code}`} />
      {reviewDialog && <ReviewDialog {...reviewDialog} />}
    </>
  );
}
