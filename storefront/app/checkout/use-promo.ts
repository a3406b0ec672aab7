import { welcomePercent } from '@thach-an/edge-api/contract';
import { useState } from 'react';
import { useSession } from '../account/browser-session.ts';
import { expireSession } from '../account/expire-session.ts';
import { requestOwnVerificationMail } from '../account/request-verification-mail.ts';
import { browserApi, callApi } from '../api/call-api.ts';
import { useStore } from '../shell/observable.ts';
import { appliedPromo } from './order-records.ts';

/** Returns the promo code that the logged-in customer has applied. */
export function useAppliedPromo(): string | undefined {
  const token = useSession();
  const code = useStore(appliedPromo, undefined);
  return token ? code : undefined;
}

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
    const result = await callApi((init) =>
      browserApi.api.cart.promo.$post({ json: { code } }, { headers: { token }, ...init })
    );
    setBusy(false);
    if (result.kind === 'done') return appliedPromo.set(result.data.code);
    if (result.kind === 'refused' && result.status === 401) return expireSession(token);
    const message = result.kind === 'refused' ? result.message : '';
    setUnverified(result.kind === 'refused' && result.code === 'PROMO_NEEDS_VERIFIED_EMAIL');
    setError(message || 'Có lỗi xảy ra, vui lòng thử lại');
  }

  return {
    code,
    busy,
    error,
    applied: applied === undefined
      ? undefined
      : { code: applied, message: `Giảm ${welcomePercent}% tiền hàng` },
    onApply,
    onResend: token && unverified ? () => requestOwnVerificationMail(token) : undefined,
    onCodeChange(next: string) {
      setCode(next);
      setError(undefined);
    },
    onRemove: () => appliedPromo.clear(),
  };
}
