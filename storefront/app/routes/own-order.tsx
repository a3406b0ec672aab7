import { OwnOrderPage } from '@thach-an/ui';
import { type MetaArgs, useParams } from 'react-router';
import { pageMeta } from '../head/page-meta.ts';
import { useOwnOrder } from '../orders/use-own-order.ts';
import { siteOf } from '../shell/use-shop.ts';

export function meta(args: MetaArgs) {
  const site = siteOf(args);
  return pageMeta(site, {
    title: 'Đơn hàng',
    description: `Tình trạng một đơn hàng tại ${site.shop.name}.`,
    path: '/order',
    hidden: true,
  });
}

/** Renders the page of an order. The document is the same for all codes. */
export default function OwnOrder() {
  const { code = '' } = useParams();
  return <OwnOrderPage {...useOwnOrder(code)} lookUpHref={`/tra-cuu-don-hang#${code}`} />;
}
