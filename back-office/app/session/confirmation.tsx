import { StaffLogIn } from '@thach-an/ui/admin';
import { AdminError, staff } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { answerChallenge, canUsePasskeys } from './passkeys.ts';
import { useLogInOptions } from './use-log-in-options.ts';

export interface ConfirmationProps {
  email: string;
  /** Called with `true` when the server has confirmed the member. */
  settle: (confirmed: boolean) => void;
}

/** Asks a member of staff for the credentials. */
export function Confirmation({ email, settle }: ConfirmationProps) {
  const challenge = useLogInOptions();
  const { data: options } = challenge;
  const confirm = useAction({
    mutationFn: async (credentials: () => Promise<unknown> | unknown) => {
      await staff('confirm', await credentials());
    },
    onSuccess: () => settle(true),
    onError(error) {
      // Without a session there is nothing to confirm: the log-in is shown instead.
      if (error instanceof AdminError && error.code === 'UNAUTHENTICATED') settle(false);
      else void challenge.refetch();
    },
  });
  return (
    <StaffLogIn
      confirms={email}
      busy={confirm.isPending}
      error={confirm.error?.message}
      onCancel={() => settle(false)}
      onPasskey={canUsePasskeys && options
        ? () => confirm.mutate(() => answerChallenge(options))
        : undefined}
      onSubmit={({ password, code }) => confirm.mutate(() => ({ password, code }))}
    />
  );
}
