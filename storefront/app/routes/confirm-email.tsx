import { ConfirmEmailPage } from '@thach-an/ui';
import { browserSession } from '../account/browser-session.ts';
import { useLinkAction } from '../account/use-link-action.ts';
import { browserApi, callApi } from '../api/call-api.ts';
import { metaOf } from '../head/page-meta.ts';

export const meta = metaOf(({ name }) => ({
  title: 'Xác nhận email mới',
  description: `Xác nhận địa chỉ email mới của bạn tại ${name}.`,
  path: '/confirm-email',
  hidden: true,
}));

/** Renders the target of the link in the mail to a new e-mail address. */
export default function ConfirmEmail() {
  const { state, onConfirm } = useLinkAction((json) => {
    // The session of this browser stays, if it has one.
    const token = browserSession().token();
    const headers: Record<string, string> = token ? { token } : {};
    return callApi((init) =>
      browserApi.api.user['confirm-email'].$post({ json }, { headers, ...init })
    );
  });
  return <ConfirmEmailPage state={state} onConfirm={onConfirm} />;
}
