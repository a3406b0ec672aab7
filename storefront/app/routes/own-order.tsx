import { OwnOrderPage } from '@thach-an/ui';
import { useParams } from 'react-router';
import { metaOf } from '../head/page-meta.ts';
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
  return <OwnOrderPage {...useOwnOrder(code)} lookUpHref={`/tra-cuu-don-hang#${code}`} />;
}
