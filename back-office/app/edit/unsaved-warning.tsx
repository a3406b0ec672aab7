import { ConfirmDialog } from '@thach-an/ui/admin';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Warns before a page with unsaved changes is left. */
export function UnsavedWarning({ active }: { active: boolean }) {
  // A page that has stored or deleted its row replaces itself, before `active` has changed.
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) =>
    active && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname
  );

  // The second click of a double click comes before the page is left.
  const confirmed = useRef<typeof blocker>(undefined);
  const proceed = () => {
    if (confirmed.current === blocker) return;
    confirmed.current = blocker;
    blocker.proceed?.();
  };

  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title='Bỏ thay đổi chưa lưu?'
      action='Bỏ thay đổi'
      cancel='Ở lại trang này'
      onConfirm={proceed}
      onClose={() => blocker.reset?.()}
    >
      <p>Những gì bạn vừa nhập ở trang này chưa được lưu.</p>
    </ConfirmDialog>
  );
}
