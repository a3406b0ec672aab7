import type { VerifyEmailState } from '@thach-an/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ask, browserApi } from '../api/call-api.ts';

/** What a history entry keeps of a success: the link itself works only once. */
interface Verified {
  verified: { userName: string; message: string };
}

/** Confirms the e-mail address that the page's address names, and sends the mail again if it must be. */
export function useVerifyEmail() {
  const { search, state: kept } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<VerifyEmailState>({ kind: 'verifying' });
  const [email, setEmail] = useState('');
  const [resend, setResend] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  // Development renders twice; the link works once.
  const asked = useRef<string>(undefined);

  useEffect(() => {
    const { verified } = (kept ?? {}) as Partial<Verified>;
    if (verified) return setState({ kind: 'success', ...verified });
    if (asked.current === search) return;
    asked.current = search;
    const params = new URLSearchParams(search);
    const [token, email] = [params.get('token') ?? '', params.get('email') ?? ''];
    setEmail(email);
    if (token === '' || email === '') {
      return setState({ kind: 'error', message: 'Link xác thực không hợp lệ' });
    }
    setState({ kind: 'verifying' });
    verify(token, email).then((next) => {
      setState(next);
      if (next.kind !== 'success') return;
      const { userName, message } = next;
      // The token goes out of the address, and a reload shows the success again.
      const state: Verified = { verified: { userName, message } };
      navigate('/verify-email', { replace: true, state, preventScrollReset: true });
    });
  }, [search, kept, navigate]);

  async function sendAgain() {
    setResend('sending');
    const outcome = await ask((init) =>
      browserApi.api.user['resend-verification'].$post({ json: { email } }, init)
    );
    setResend(outcome.kind === 'done' ? 'sent' : 'failed');
  }

  return { state, resend, onResend: email === '' ? undefined : sendAgain };
}

async function verify(token: string, email: string): Promise<VerifyEmailState> {
  const outcome = await ask((init) =>
    browserApi.api.user['verify-email'].$get({ query: { token, email } }, init)
  );
  if (outcome.kind === 'done') {
    const { userName, message } = outcome.data;
    return { kind: 'success', userName, message };
  }
  const said = outcome.kind === 'refused' ? outcome.message : '';
  return { kind: 'error', message: said || 'Có lỗi xảy ra khi xác thực email' };
}
