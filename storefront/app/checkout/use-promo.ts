import { welcomePercent } from '@thach-an/edge-api/contract';
import { useState } from 'react';
import { ask, browserApi } from '../api/call-api.ts';
import { useSession } from '../account/browser-session.ts';
import { expireSession } from '../account/expire-session.ts';
import { appliedPromo, useTabRecord } from './order-records.ts';

/** The code that holds for who is signed in. */
export function useAppliedPromo(): string | undefined {
  const token = useSession();
  const code = useTabRecord(appliedPromo);
  return token ? code : undefined;
}

/** The box for a promo code. */
export function usePromoBox() {
  const token = useSession();
  const held = useAppliedPromo();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function onApply(code: string) {
    if (!token) return setError('Vui lòng đăng nhập để dùng mã giảm giá.');
    setBusy(true);
    setError(undefined);
    const outcome = await ask((init) =>
      browserApi.api.cart.promo.$post({ json: { code } }, { headers: { token }, ...init })
    );
    setBusy(false);
    if (outcome.kind === 'done') return appliedPromo.write(outcome.data.code);
    if (outcome.kind === 'refused' && outcome.status === 401) return expireSession(token);
    const said = outcome.kind === 'refused' ? outcome.message : '';
    setError(said || 'Có lỗi xảy ra, vui lòng thử lại');
  }

  return {
    code,
    busy,
    error,
    applied: held === undefined
      ? undefined
      : { code: held, message: `Giảm ${welcomePercent}% tiền hàng` },
    onApply,
    onCodeChange(next: string) {
      setCode(next);
      setError(undefined);
    },
    onRemove: () => appliedPromo.forget(),
  };
}
