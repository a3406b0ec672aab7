import { AccountForm } from '../account-section/account-form.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { EmailField } from '../email-field/email-field.tsx';
import { emailError } from '../field-errors.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { fieldErrorMessages } from '../field-error-messages.ts';
import { emailSectionMessages } from './email-section-messages.tsx';

/** Request to change an e-mail address. */
export interface EmailChange {
  email: string;
  /** Current password; undefined for an account without one. */
  password?: string;
}

export interface EmailFormProps {
  /** `true` if the account has a password, which the change requires. */
  hasPassword: boolean;
  /** Sends a mail for confirmation to the new address. */
  onSave: (change: EmailChange) => Promise<SubmitResult<keyof EmailChange>>;
  /** Called after a success, and when the visitor cancels. */
  onClose: () => void;
}

/** Form for another e-mail address. */
export function EmailForm({ hasPassword, onSave, onClose }: EmailFormProps) {
  const messages = useMessages('emailSection', emailSectionMessages);
  const fieldErrors = useMessages('fieldErrors', fieldErrorMessages);
  const submission = useSubmission({ email: '', password: '' });
  const { field } = submission;
  async function submit() {
    const { email, password } = submission.values;
    const invalid = {
      email: emailError(email, fieldErrors),
      password: hasPassword && password === '' ? fieldErrors.missingPassword : undefined,
    };
    const change = { email: email.trim(), password: hasPassword ? password : undefined };
    if (await submission.submit(invalid, () => onSave(change))) onClose();
  }
  return (
    <AccountForm
      label={messages.change}
      submission={submission}
      submitLabel={messages.send}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p className='text-ink-soft'>{messages.changeHint}</p>
      <EmailField label={messages.newEmail} {...field('email')} />
      {hasPassword && <PasswordField label={messages.currentPassword} {...field('password')} />}
    </AccountForm>
  );
}
