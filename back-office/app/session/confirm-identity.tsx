import { StaffLogIn } from '@thach-an/ui/admin';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AdminError, setConfirmIdentity, staff } from '../api/admin-api.ts';
import { answerChallenge, canUsePasskeys } from './passkeys.ts';
import { useLogInOptions } from './use-log-in-options.ts';

/** Request for the credentials over the page, before a dangerous operation is repeated. */
export function ConfirmIdentity({ email }: { email: string }) {
  const [settle, setSettle] = useState<(confirmed: boolean) => void>();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    let pending: Promise<boolean> | undefined;
    return setConfirmIdentity(() =>
      // Operations that wait at the same time share one confirmation.
      pending ??= new Promise<boolean>((resolve) => setSettle(() => resolve)).finally(() => {
        pending = undefined;
        setSettle(undefined);
      })
    );
  }, []);

  useEffect(() => {
    if (settle) dialog.current?.showModal();
    else dialog.current?.close();
  }, [settle]);

  return (
    <dialog
      ref={dialog}
      aria-label='Xác nhận danh tính'
      onCancel={(event) => {
        event.preventDefault();
        settle?.(false);
      }}
      className='m-auto w-full max-w-120 rounded-card bg-paper p-6 text-ink backdrop:bg-veil'
    >
      {settle && <Confirmation email={email} settle={settle} />}
    </dialog>
  );
}

function Confirmation(
  { email, settle }: { email: string; settle: (confirmed: boolean) => void },
) {
  const challenge = useLogInOptions();
  const { data: options } = challenge;
  const confirm = useMutation({
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
