import { EndNoticesPage } from '@thach-an/ui';
import type { MetaArgs } from 'react-router';
import { useLinkAction } from '../account/use-link-action.ts';
import { browserApi, callApi } from '../api/call-api.ts';
import { pageMeta } from '../head/page-meta.ts';
import { siteOf, useShop } from '../shell/use-shop.ts';

export function meta(args: MetaArgs) {
  const site = siteOf(args);
  return pageMeta(site, {
    title: 'Ngừng báo hàng',
    description: `Ngừng nhận email báo có hàng của ${site.shop.name}.`,
    path: '/ngung-bao-hang',
    hidden: true,
  });
}

/** Renders the page that ends the notices to a mailbox. */
export default function EndNotices() {
  const { name } = useShop();
  const { state, onConfirm } = useLinkAction(({ token }) =>
    callApi((init) => browserApi['ngung-bao-hang'].$post({ query: { token } }, init))
  );
  return <EndNoticesPage shopName={name} state={state} onConfirm={onConfirm} />;
}
