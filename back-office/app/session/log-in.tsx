import type { StaffMember } from '@thach-an/edge-api/contract';
import { StaffLogIn } from '@thach-an/ui/admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { staff } from '../api/admin-api.ts';
import { canUsePasskeys, fetchLogInOptions, logInWithPasskey } from './passkeys.ts';
import { memberQuery } from './use-member.ts';

/** Time after which another challenge is fetched, in ms. The server keeps one for five minutes. */
const challengeTime = 4 * 60_000;

export interface LogInProps {
  /** Address of a session that has ended. @default undefined */
  email?: string;
  /** Called with the member that has logged in. @default undefined */
  onLogIn?: (member: StaffMember) => void;
}

/** Log-in with a passkey, or with password and code. */
export function LogIn({ email, onLogIn }: LogInProps) {
  const client = useQueryClient();
  const challenge = useQuery({
    queryKey: ['log-in options'],
    queryFn: fetchLogInOptions,
    enabled: canUsePasskeys,
    refetchInterval: challengeTime,
    staleTime: challengeTime,
    gcTime: 0,
  });
  const logIn = useMutation({
    mutationFn: (attempt: () => Promise<StaffMember>) => attempt(),
    onSuccess(member) {
      client.setQueryData(memberQuery.queryKey, member);
      onLogIn?.(member);
    },
    // A challenge is valid once.
    onError: () => challenge.refetch(),
  });
  const { data: options } = challenge;
  return (
    <StaffLogIn
      email={email}
      busy={logIn.isPending}
      error={logIn.error?.message}
      onPasskey={canUsePasskeys && options
        ? () => logIn.mutate(() => logInWithPasskey(options))
        : undefined}
      onSubmit={(credentials) =>
        logIn.mutate(async () =>
          (await staff<{ staff: StaffMember }>('log-in', credentials)).staff
        )}
    />
  );
}
