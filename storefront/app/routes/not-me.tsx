import { NotMePage } from '@thach-an/ui';
import type { MetaArgs } from 'react-router';
import { useLinkAction } from '../account/use-link-action.ts';
import { browserApi, callApi } from '../api/call-api.ts';
import { pageMeta } from '../head/page-meta.ts';
import { siteOf, useShop } from '../shell/use-shop.ts';

export function meta(args: MetaArgs) {
  const site = siteOf(args);
  return pageMeta(site, {
    title: 'Không phải tôi',
    description:
      `Gỡ email của bạn khỏi những gì người khác đã làm với email đó tại ${site.shop.name}.`,
    path: '/not-me',
    hidden: true,
  });
}

/** Renders the page for a person whose e-mail address somebody else has used. */
export default function NotMe() {
  const { name } = useShop();
  const { state, onConfirm } = useLinkAction((json) =>
    callApi((init) => browserApi.api.user['not-me'].$post({ json }, init))
  );
  return <NotMePage shopName={name} state={state} onConfirm={onConfirm} />;
}
