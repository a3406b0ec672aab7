import { useQuery } from '@tanstack/react-query';
import { canUsePasskeys, fetchLogInOptions } from './passkeys.ts';

/** Time after which another challenge is fetched, in ms. The server keeps one for five minutes. */
const challengeTime = 4 * 60_000;

/** Fetches a challenge for a passkey in advance: Safari needs it before the click. */
export function useLogInOptions() {
  return useQuery({
    queryKey: ['log-in options'],
    queryFn: fetchLogInOptions,
    enabled: canUsePasskeys,
    refetchInterval: challengeTime,
    staleTime: challengeTime,
    gcTime: 0,
  });
}
