import { type FormEvent, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { newPasswordError } from '../field-errors.ts';
import { PasswordField } from '../password-field/password-field.tsx';

export interface NewPasswordFormProps {
  /** E-mail address of the account. */
  email: string;
  /** Sets the new password. */
  onSave: (password: string) => Promise<SubmitResult<'password'>>;
}

/** Form with a new password, for an account that the link in a mail names. */
export function NewPasswordForm({ email, onSave }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const { ref, busy, errors, error, clear, submit } = useSubmission<'password'>();
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit({ password: newPasswordError(password) }, () => onSave(password));
  }
  return (
    <form
      ref={ref}
      noValidate
      aria-label='Đặt mật khẩu mới'
      onSubmit={onSubmit}
      className='space-y-5 text-left'
    >
      {error && !busy && <Notice tone='error'>{error}</Notice>}
      {/* For password managers. */}
      <input hidden readOnly autoComplete='username' value={email} />
      <PasswordField
        label='Mật khẩu mới'
        owner={{ email }}
        value={password}
        error={errors.password}
        onChange={(text) => {
          setPassword(text);
          clear('password');
        }}
      />
      <Button type='submit' disabled={busy} className='min-h-12 w-full'>
        {busy ? 'Đang xử lý...' : 'Lưu mật khẩu mới'}
      </Button>
    </form>
  );
}
