import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Sheet } from '../../layout/dialog/sheet.tsx';
import { Button, type ButtonVariant } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';

export interface ConfirmDialogProps {
  /** `true` while the dialog is open. */
  open: boolean;
  /** Question. */
  title: string;
  /** Effect of the action. */
  children: ReactNode;
  /** Text of the button that performs the action. */
  action: string;
  /** Emphasis of that button. @default 'danger' */
  variant?: ButtonVariant;
  /** Text of the button that closes the dialog. @default 'Không, quay lại' */
  cancel?: string;
  /** Called to perform the action. */
  onConfirm: () => void;
  /** Called when the dialog is closed without it. */
  onClose: () => void;
  /** `true` while the action is running. @default false */
  busy?: boolean;
  /** Error of the last attempt. @default undefined */
  error?: string;
}

/** Question before an action that cannot be taken back. */
export function ConfirmDialog(
  {
    open,
    title,
    children,
    action,
    variant = 'danger',
    cancel,
    onConfirm,
    onClose,
    busy = false,
    error,
  }: ConfirmDialogProps,
) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      slot='confirm-dialog'
      className='p-5 md:w-120 md:p-6'
    >
      <Dialog.Title className='text-xl'>{title}</Dialog.Title>
      <Dialog.Description render={<div />} className='mt-2'>{children}</Dialog.Description>
      {error && <Notice tone='error' className='mt-4'>{error}</Notice>}
      <div className='mt-5 flex flex-wrap justify-end gap-3'>
        <Button variant='quiet' onClick={onClose}>{cancel ?? 'Không, quay lại'}</Button>
        <Button variant={variant} aria-disabled={busy} onClick={() => busy || onConfirm()}>
          {busy ? 'Đang thực hiện...' : action}
        </Button>
      </div>
    </Sheet>
  );
}
