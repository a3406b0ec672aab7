import { Suspense, useEffect, useRef, useState } from 'react';
import { setConfirmIdentity } from '../api/admin-api.ts';
import { loadLater } from '../shell/load-later.ts';

const Confirmation = loadLater(async () => (await import('./confirmation.tsx')).Confirmation);

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
      <Suspense>
        {settle && <Confirmation email={email} settle={settle} />}
      </Suspense>
    </dialog>
  );
}
