import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import type { Submission } from './use-submission.ts';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

const accountFormMessages = {
  save: 'Lưu',
};

export interface AccountFormProps {
  /** Accessible name of the form. */
  label: string;
  /** State of the form. */
  submission: Submission;
  /** Label of the submit button. @default 'Lưu' */
  submitLabel?: string;
  /** Called on submit. */
  onSubmit: () => void;
  /** Called when the visitor cancels. */
  onCancel: () => void;
  /** Fields of the form. */
  children: ReactNode;
}

/** A form of the account page, with an error of the whole form and its two buttons. */
export function AccountForm(
  { label, submission, submitLabel, onSubmit, onCancel, children }: AccountFormProps,
) {
  const { save } = useMessages('accountForm', accountFormMessages);
  const actions = useMessages('actions', actionMessages);
  const { busy, error, ref } = submission;
  return (
    <form
      ref={ref}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className='space-y-4'
    >
      {error && !busy && <Notice tone='error'>{error}</Notice>}
      {children}
      <div className='flex flex-wrap gap-3 pt-1'>
        <Button type='submit' disabled={busy} className='grow sm:grow-0'>
          {busy ? actions.busy : submitLabel ?? save}
        </Button>
        <Button variant='quiet' disabled={busy} onClick={onCancel}>
          {actions.cancel}
        </Button>
      </div>
    </form>
  );
}
