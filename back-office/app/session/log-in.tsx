import type { StaffMember } from '@thach-an/edge-api/contract';
import { StaffLogIn } from '@thach-an/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { staff } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { canUsePasskeys, logInWithPasskey } from './passkeys.ts';
import { useLogInOptions } from './use-log-in-options.ts';
import { memberQuery } from './use-member.ts';

export interface LogInProps {
  /** Address of a session that has ended. @default undefined */
  email?: string;
  /** Called with the member that has logged in. @default undefined */
  onLogIn?: (member: StaffMember) => void;
}

/** Log-in with a passkey, or with password and code. */
export function LogIn({ email, onLogIn }: LogInProps) {
  const client = useQueryClient();
  const challenge = useLogInOptions();
  const logIn = useAction({
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
