import { Dialog } from '@base-ui/react/dialog';
import type { FormEvent } from 'react';
import { Sheet } from '../../layout/dialog/sheet.tsx';
import { useDialogFocus } from '../../layout/dialog/use-dialog-focus.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { fieldErrorMessages } from '../field-error-messages.ts';
import { deleteSectionMessages } from './delete-section-messages.ts';

export interface DeleteDialogProps {
  /** `true` while the dialog is open. */
  open: boolean;
  /** Called when the visitor closes the dialog. */
  onClose: () => void;
  /** `true` if the account has a password, which the deletion requires. */
  hasPassword: boolean;
  /** Deletes the account. */
  onDelete: (password: string | undefined) => Promise<SubmitResult<'password'>>;
}

/** Dialog that names the consequences of a deletion and asks for the password. */
export function DeleteDialog({ open, onClose, ...form }: DeleteDialogProps) {
  const messages = useMessages('deleteSection', deleteSectionMessages);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      hasFields
      slot='delete-dialog'
      className='p-5 md:w-[min(480px,calc(100vw-48px))] md:p-8'
    >
      <Dialog.Title className='text-2xl leading-[1.4]'>{messages.question}</Dialog.Title>
      <Dialog.Description render={<div />} className='mt-3'>
        <ul className='list-disc space-y-1.5 pl-5'>
          {messages.consequences.map((text) => <li key={text}>{text}</li>)}
        </ul>
      </Dialog.Description>
      <DeleteForm {...form} onClose={onClose} />
    </Sheet>
  );
}

function DeleteForm({ hasPassword, onDelete, onClose }: Omit<DeleteDialogProps, 'open'>) {
  const messages = useMessages('deleteSection', deleteSectionMessages);
  const { missingPassword } = useMessages('fieldErrors', fieldErrorMessages);
  const actions = useMessages('actions', actionMessages);
  const { ref, busy, error, values, field, submit } = useSubmission({ password: '' });
  useDialogFocus(ref, busy);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const { password } = values;
    const invalid = hasPassword && password === '' ? { password: missingPassword } : {};
    submit(invalid, () => onDelete(hasPassword ? password : undefined));
  }
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className='mt-5 space-y-4'>
      {error && !busy && <Notice tone='error'>{error}</Notice>}
      {hasPassword && <PasswordField {...field('password')} />}
      <div className='flex flex-col gap-3 md:flex-row-reverse'>
        <Button type='submit' variant='danger' disabled={busy} className='min-h-12 md:grow'>
          {busy ? actions.busy : messages.confirm}
        </Button>
        <Button variant='secondary' disabled={busy} onClick={onClose} className='min-h-12 md:grow'>
          {messages.keep}
        </Button>
      </div>
    </form>
  );
}
