import { OwnOrderPage } from '@thach-an/ui';
import { useParams } from 'react-router';
import { useExpectedDelivery } from '../checkout/use-expected-delivery.ts';
import { metaOf } from '../head/page-meta.ts';
import { preparedSince } from '../orders/prepared-since.ts';
import { useOwnOrder } from '../orders/use-own-order.ts';

export const meta = metaOf(({ name }) => ({
  title: 'Đơn hàng',
  description: `Tình trạng một đơn hàng tại ${name}.`,
  path: '/order',
  hidden: true,
}));

/** Renders the page of an order. The document is the same for all codes. */
export default function OwnOrder() {
  const { code = '' } = useParams();
  const own = useOwnOrder(code);
  const order = typeof own.order === 'object' ? own.order : undefined;
  const expected = useExpectedDelivery(order?.city, order ? preparedSince(order) : null);
  return <OwnOrderPage {...own} expected={expected} lookUpHref={`/tra-cuu-don-hang#${code}`} />;
}
