import { EndNoticesPage } from '@thach-an/ui';
import { useLinkAction } from '../account/use-link-action.ts';
import { browserApi, callApi } from '../api/call-api.ts';
import { metaOf } from '../head/page-meta.ts';
import { useShop } from '../shell/use-shop.ts';

export const meta = metaOf(({ name }) => ({
  title: 'Ngừng báo hàng',
  description: `Ngừng nhận email báo có hàng của ${name}.`,
  path: '/ngung-bao-hang',
  hidden: true,
}));

/** Renders the page that ends the notices to a mailbox. */
export default function EndNotices() {
  const { name } = useShop();
  const { state, onConfirm } = useLinkAction(({ token }) =>
    callApi((init) => browserApi['ngung-bao-hang'].$post({ query: { token } }, init))
  );
  return <EndNoticesPage shopName={name} state={state} onConfirm={onConfirm} />;
}
