import type { AccountOverview } from '@thach-an/edge-api/contract';
import { useEffect, useRef, useState } from 'react';
import { browserApi, callApi } from '../api/call-api.ts';
import { useSession } from './browser-session.ts';
import { expireSession, isExpired } from './expire-session.ts';

interface LoadedAccount {
  token: string;
  overview: AccountOverview;
}

/**
 * Returns the account of the logged-in customer. After the session has expired it stays, hidden, so
 * that nothing typed is lost. After a log-out it is discarded.
 */
export function useAccount() {
  const token = useSession();
  const [loaded, setLoaded] = useState<LoadedAccount>();
  const [failed, setFailed] = useState(false);
  /** Number of the last request: responses to earlier ones are ignored. */
  const lastRequest = useRef(0);

  async function load(token: string) {
    const request = lastRequest.current += 1;
    setFailed(false);
    const result = await callApi((init) =>
      browserApi.api.user.account.$get({}, { headers: { token }, ...init })
    );
    if (request !== lastRequest.current) return;
    if (result.kind === 'refused' && result.status === 401) return expireSession(token);
    if (result.kind !== 'done') return setFailed(true);
    const { account, sessions, addresses } = result.data;
    setLoaded({ token, overview: { account, sessions, addresses } });
  }

  useEffect(() => {
    if (token) load(token);
    if (token === null) setLoaded((last) => last && isExpired(last.token) ? last : undefined);
    return () => {
      lastRequest.current += 1;
    };
  }, [token]);

  const current = loaded !== undefined && loaded.token === token;
  return {
    /** `undefined` while it is unknown. */
    token,
    overview: loaded?.overview,
    state: current ? 'ready' as const : failed ? 'failed' as const : 'loading' as const,
    onRetry: () => token && load(token),
    /** Replaces a part of the latest account after a change: others may have ended before it. */
    update: (edit: (overview: AccountOverview) => Partial<AccountOverview>) =>
      setLoaded((last) =>
        last && { ...last, overview: { ...last.overview, ...edit(last.overview) } }
      ),
  };
}
