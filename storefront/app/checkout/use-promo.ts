import { useState } from 'react';
import { useSession } from '../account/browser-session.ts';
import { expireSession } from '../account/expire-session.ts';
import { requestOwnVerificationMail } from '../account/request-verification-mail.ts';
import { toSubmitResult } from '../account/submit-result.ts';
import { browserApi, callApi } from '../api/call-api.ts';
import { useStore } from '../shell/observable.ts';
import { type AppliedPromo, appliedPromo } from './applied-promo.ts';

/** Returns the promo code that the logged-in customer has applied. */
export function useAppliedPromo(): AppliedPromo | undefined {
  const token = useSession();
  const promo = useStore(appliedPromo, undefined);
  return token ? promo : undefined;
}

/** Checks a promo code at the server, and applies it if it is accepted. */
async function requestPromo(token: string, code: string) {
  const result = await callApi((init) =>
    browserApi.api.cart.promo.$post({ json: { code } }, { headers: { token }, ...init })
  );
  if (result.kind === 'done') {
    const { code, kind, value, minimum, effect } = result.data;
    appliedPromo.set({ code, kind, value, minimum, effect });
  }
  return result;
}

/** Reads the present discount of the applied promo code, which is removed if it is not valid. */
export async function renewPromo(token: string): Promise<void> {
  const promo = appliedPromo.get();
  if (!promo) return;
  const { kind } = await requestPromo(token, promo.code);
  if (kind === 'refused') appliedPromo.set(undefined);
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the state of the promo code box. */
export function usePromoBox() {
  const token = useSession();
  const applied = useAppliedPromo();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [unverified, setUnverified] = useState(false);

  async function onApply(code: string) {
    if (!token) return setError('Vui lòng đăng nhập để dùng mã giảm giá.');
    setBusy(true);
    setError(undefined);
    setUnverified(false);
    const result = await requestPromo(token, code);
    setBusy(false);
    if (result.kind === 'done') return;
    if (result.kind === 'refused' && result.status === 401) return expireSession(token);
    setUnverified(result.kind === 'refused' && result.code === 'PROMO_NEEDS_VERIFIED_EMAIL');
    setError(toSubmitResult(result).error);
  }

  return {
    code,
    busy,
    error,
    applied: applied === undefined
      ? undefined
      : { code: applied.code, message: capitalize(applied.effect) },
    onApply,
    onResend: token && unverified ? () => requestOwnVerificationMail(token) : undefined,
    onCodeChange(next: string) {
      setCode(next);
      setError(undefined);
    },
    onRemove: () => appliedPromo.set(undefined),
  };
}
