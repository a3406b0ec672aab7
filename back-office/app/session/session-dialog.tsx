import { type ReactNode, Suspense, useEffect, useRef } from 'react';

export interface SessionDialogProps {
  /** Name of the dialog. */
  label: string;
  open: boolean;
  /** Called when the member wants to leave it. @default it stays */
  onCancel?: () => void;
  /** Content while it is open. */
  children: ReactNode;
}

/** Request for the credentials over the page, which keeps everything that was typed. */
export function SessionDialog({ label, open, onCancel, children }: SessionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      className='m-auto w-full max-w-120 rounded-card bg-paper p-6 text-ink backdrop:bg-veil'
    >
      <Suspense>{open && children}</Suspense>
    </dialog>
  );
}
