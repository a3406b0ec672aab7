import { useState } from 'react';
import { AccountForm } from '../account-section/account-form.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { EmailField } from '../email-field/email-field.tsx';
import { emailError, missingPassword } from '../field-errors.ts';
import { PasswordField } from '../password-field/password-field.tsx';

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
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const submission = useSubmission<keyof EmailChange>();
  async function submit() {
    const invalid = {
      email: emailError(email),
      password: hasPassword && password === '' ? missingPassword : undefined,
    };
    const change = { email: email.trim(), password: hasPassword ? password : undefined };
    if (await submission.submit(invalid, () => onSave(change))) onClose();
  }
  return (
    <AccountForm
      label='Đổi email'
      submission={submission}
      submitLabel='Gửi email xác nhận'
      onSubmit={submit}
      onCancel={onClose}
    >
      <p className='text-ink-soft'>
        Chúng tôi sẽ gửi email xác nhận đến địa chỉ mới. Email chỉ đổi sau khi bạn bấm vào liên kết
        trong email đó.
      </p>
      <EmailField
        label='Email mới'
        value={email}
        error={submission.errors.email}
        onChange={(text) => {
          setEmail(text);
          submission.clear('email');
        }}
      />
      {hasPassword && (
        <PasswordField
          label='Mật khẩu hiện tại'
          value={password}
          error={submission.errors.password}
          onChange={(text) => {
            setPassword(text);
            submission.clear('password');
          }}
        />
      )}
    </AccountForm>
  );
}
