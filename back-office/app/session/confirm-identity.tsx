import { useEffect, useState } from 'react';
import { setConfirmIdentity } from '../api/admin-api.ts';
import { loadLater } from '../shell/load-later.ts';
import { SessionDialog } from './session-dialog.tsx';

const Confirmation = loadLater(async () => (await import('./confirmation.tsx')).Confirmation);

/** Request for the credentials over the page, before a dangerous operation is repeated. */
export function ConfirmIdentity({ email }: { email: string }) {
  const [settle, setSettle] = useState<(confirmed: boolean) => void>();

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

  return (
    <SessionDialog
      label='Xác nhận danh tính'
      open={settle !== undefined}
      onCancel={() => settle?.(false)}
    >
      {settle && <Confirmation email={email} settle={settle} />}
    </SessionDialog>
  );
}
