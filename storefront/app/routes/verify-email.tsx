import { VerifyEmailPage, type VerifyEmailState } from '@thach-an/ui';
import { metaOf } from '../head/page-meta.ts';
import { usePageNavigate } from '../shell/use-page-navigate.ts';
import { useShop } from '../shell/use-shop.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi, callApi } from '../api/call-api.ts';
import { requestVerificationMail } from '../account/request-verification-mail.ts';
import type { MailLink } from '../account/use-mail-link.ts';

export const meta = metaOf(({ name }) => ({
  title: 'Xác thực email',
  description: `Xác nhận địa chỉ email của bạn tại ${name}.`,
  path: '/verify-email',
  hidden: true,
}));

/** Renders the target of the link in the verification mail. */
export default function VerifyEmail() {
  const { contact } = useShop();
  const verification = useVerifyEmail();
  return <VerifyEmailPage {...verification} contact={contact} />;
}

/** State of the history entry after a success: the link itself works only once. */
interface Verified {
  verified: Omit<Extract<VerifyEmailState, { kind: 'success' }>, 'kind'> & { link: MailLink };
}

/** Verifies the e-mail address in the page's URL, and sends another mail on request. */
function useVerifyEmail() {
  const { search, state: entryState } = useLocation();
  const navigate = usePageNavigate();
  const [state, setState] = useState<VerifyEmailState>({ kind: 'verifying' });
  const [link, setLink] = useState<MailLink>({ token: '', email: '' });
  const [resend, setResend] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  // Strict mode runs effects twice; the link works once.
  const handled = useRef<string>(undefined);

  useEffect(() => {
    const { verified } = (entryState ?? {}) as Partial<Verified>;
    if (verified) {
      setLink(verified.link);
      return setState({ kind: 'success', ...verified });
    }
    if (handled.current === search) return;
    handled.current = search;
    const params = new URLSearchParams(search);
    const [token, email] = [params.get('token') ?? '', params.get('email') ?? ''];
    setLink({ token, email });
    if (token === '' || email === '') {
      return setState({ kind: 'error', message: 'Link xác thực không hợp lệ' });
    }
    setState({ kind: 'verifying' });
    verify(token, email).then((next) => {
      setState(next);
      if (next.kind !== 'success') return;
      const { kind: _, ...verified } = next;
      // Removes the token from the URL; a reload shows the success again.
      const state: Verified = { verified: { ...verified, link: { token, email } } };
      navigate('/verify-email', { replace: true, state, preventScrollReset: true });
    });
  }, [search, entryState, navigate]);

  async function onResend(email: string) {
    setResend('sending');
    const { error } = await requestVerificationMail(email);
    setResend(error === undefined ? 'sent' : 'failed');
  }

  const account = link.token && link.email
    ? { email: link.email, notMeHref: `/not-me?${new URLSearchParams({ ...link })}` }
    : undefined;
  return { state, email: link.email || undefined, account, resend, onResend };
}

async function verify(token: string, email: string): Promise<VerifyEmailState> {
  const result = await callApi((init) =>
    browserApi.api.user['verify-email'].$get({ query: { token, email } }, init)
  );
  if (result.kind === 'done') {
    const { userName, message, gift } = result.data;
    return { kind: 'success', userName, message, gift };
  }
  const message = result.kind === 'refused' ? result.message : '';
  if (result.kind === 'refused' && result.code === 'LINK_USED') return { kind: 'used', message };
  return { kind: 'error', message: message || 'Có lỗi xảy ra khi xác thực email' };
}
