import {
  ResetPasswordPage,
  type ResetPasswordPanelProps,
  type ResetPasswordState,
  type SubmitResult,
} from '@thach-an/ui';
import { StrengthProvider } from '../account/strength-provider.tsx';
import { metaOf } from '../head/page-meta.ts';
import { useState } from 'react';
import { browserApi, callApi } from '../api/call-api.ts';
import { requestLogin } from '../account/login-request.ts';
import { toSubmitResult } from '../account/submit-result.ts';
import { requestResetMail } from '../account/use-forgot-password.ts';
import { useMailLink } from '../account/use-mail-link.ts';

export const meta = metaOf(({ name }) => ({
  title: 'Đặt lại mật khẩu',
  description: `Đặt mật khẩu mới cho tài khoản của bạn tại ${name}.`,
  path: '/reset-password',
  hidden: true,
}));

/** Renders the target of the link in the mail for a new password. */
export default function ResetPassword() {
  return (
    <StrengthProvider>
      <ResetPasswordPage {...useResetPassword()} />
    </StrengthProvider>
  );
}

/** Message for a page that was opened without a complete link. */
const invalidLink = 'Liên kết đặt lại mật khẩu không hợp lệ.';

/** Sets a new password with the link in the page's URL, and requests another mail. */
function useResetPassword(): ResetPasswordPanelProps {
  const link = useMailLink();
  const [outcome, setOutcome] = useState<ResetPasswordState>();
  const [request, setRequest] = useState<ResetPasswordPanelProps['request']>('idle');

  async function onSave(password: string): Promise<SubmitResult<'password'>> {
    if (!link) return {};
    const result = await callApi((init) =>
      browserApi.api.user['reset-password'].$post({ json: { ...link, password } }, init)
    );
    const next = toSubmitResult(result, ['password']);
    if (result.kind === 'done') setOutcome({ kind: 'done' });
    if (result.kind !== 'refused' || next.errors) return next;
    // Of the link itself: another password does not help.
    if (!['BROKEN_RULE', 'LINK_USED'].includes(result.code)) return next;
    setOutcome({ kind: 'refused', message: result.message });
    return {};
  }

  async function onRequest() {
    if (!link) return requestLogin('forgot-password');
    setRequest('sending');
    const { sentMessage, errors, error } = await requestResetMail(link.email);
    setRequest(
      sentMessage ? { sent: sentMessage } : { failed: errors?.email ?? error ?? '' },
    );
  }

  return {
    state: outcome ?? stateOf(link),
    request,
    onSave,
    onRequest,
    onLogIn: () => requestLogin('log-in'),
  };
}

function stateOf(link: ReturnType<typeof useMailLink>): ResetPasswordState {
  if (link === undefined) return { kind: 'loading' };
  return link ? { kind: 'ready', email: link.email } : { kind: 'refused', message: invalidLink };
}
