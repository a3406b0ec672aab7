import type { FormEvent } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { newPasswordError } from '../field-errors.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { fieldErrorMessages } from '../field-error-messages.ts';
import { resetPasswordPanelMessages } from './reset-password-panel-messages.tsx';

export interface NewPasswordFormProps {
  /** E-mail address of the account. */
  email: string;
  /** Sets the new password. */
  onSave: (password: string) => Promise<SubmitResult<'password'>>;
}

/** Form with a new password, for an account that the link in a mail names. */
export function NewPasswordForm({ email, onSave }: NewPasswordFormProps) {
  const messages = useMessages('resetPasswordPanel', resetPasswordPanelMessages);
  const fieldErrors = useMessages('fieldErrors', fieldErrorMessages);
  const actions = useMessages('actions', actionMessages);
  const { ref, busy, error, values, field, submit } = useSubmission({ password: '' });
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const { password } = values;
    submit({ password: newPasswordError(password, fieldErrors) }, () => onSave(password));
  }
  return (
    <form
      ref={ref}
      noValidate
      aria-label={messages.title}
      onSubmit={onSubmit}
      className='space-y-5 text-left'
    >
      {error && !busy && <Notice tone='error'>{error}</Notice>}
      {/* For password managers. */}
      <input hidden readOnly autoComplete='username' value={email} />
      <PasswordField label={messages.newPassword} owner={{ email }} {...field('password')} />
      <Button type='submit' disabled={busy} className='min-h-12 w-full'>
        {busy ? actions.busy : messages.save}
      </Button>
    </form>
  );
}
