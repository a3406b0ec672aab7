import { NotMePage } from '@thach-an/ui';
import { useLinkAction } from '../account/use-link-action.ts';
import { browserApi, callApi } from '../api/call-api.ts';
import { metaOf } from '../head/page-meta.ts';
import { useShop } from '../shell/use-shop.ts';

export const meta = metaOf(({ name }) => ({
  title: 'Không phải tôi',
  description: `Gỡ email của bạn khỏi những gì người khác đã làm với email đó tại ${name}.`,
  path: '/not-me',
  hidden: true,
}));

/** Renders the page for a person whose e-mail address somebody else has used. */
export default function NotMe() {
  const { name } = useShop();
  const { state, onConfirm } = useLinkAction((json) =>
    callApi((init) => browserApi.api.user['not-me'].$post({ json }, init))
  );
  return <NotMePage shopName={name} state={state} onConfirm={onConfirm} />;
}
