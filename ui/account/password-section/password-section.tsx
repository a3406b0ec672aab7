import { AccountForm } from '../account-section/account-form.tsx';
import { EditableSection } from '../account-section/editable-section.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { newPasswordError } from '../field-errors.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import type { PasswordOwner } from '../password-field/password-strength.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { fieldErrorMessages } from '../field-error-messages.ts';

const passwordSectionMessages = {
  title: 'Mật khẩu',
  change: 'Đổi mật khẩu',
  changeHint: 'Sau khi bạn đổi mật khẩu, các thiết bị khác sẽ được đăng xuất.',
  set: 'Đặt mật khẩu',
  setHint: 'Tài khoản chưa có mật khẩu. Đặt mật khẩu để lần sau đăng nhập bằng email.',
  current: 'Mật khẩu hiện tại',
  new: 'Mật khẩu mới',
  save: 'Lưu mật khẩu',
};

/** Request to change or set a password. */
export interface PasswordChange {
  /** Current password; undefined for an account without one. */
  currentPassword?: string;
  password: string;
}

export interface PasswordSectionProps {
  /** `true` if the account has a password; otherwise one can be set. */
  hasPassword: boolean;
  /** The customer, whose name and e-mail address weaken a password. */
  owner: PasswordOwner;
  /** Saves the new password. */
  onSave: (change: PasswordChange) => Promise<SubmitResult<keyof PasswordChange>>;
}

/** Section of the account page that changes or sets the password. */
export function PasswordSection({ hasPassword, owner, onSave }: PasswordSectionProps) {
  const messages = useMessages('passwordSection', passwordSectionMessages);
  return (
    <EditableSection
      title={messages.title}
      label={hasPassword ? messages.change : messages.set}
      value={
        <p className='text-ink-soft'>
          {hasPassword ? messages.changeHint : messages.setHint}
        </p>
      }
      form={(close) => (
        <PasswordForm hasPassword={hasPassword} owner={owner} onSave={onSave} onClose={close} />
      )}
    />
  );
}

function PasswordForm(
  { hasPassword, owner, onSave, onClose }: PasswordSectionProps & { onClose: () => void },
) {
  const messages = useMessages('passwordSection', passwordSectionMessages);
  const fieldErrors = useMessages('fieldErrors', fieldErrorMessages);
  const submission = useSubmission({ currentPassword: '', password: '' });
  const { field } = submission;
  async function submit() {
    const { currentPassword, password } = submission.values;
    const invalid = {
      currentPassword: hasPassword && currentPassword === ''
        ? fieldErrors.missingCurrentPassword
        : undefined,
      password: newPasswordError(password, fieldErrors),
    };
    const change = { currentPassword: hasPassword ? currentPassword : undefined, password };
    if (await submission.submit(invalid, () => onSave(change))) onClose();
  }
  return (
    <AccountForm
      label={hasPassword ? messages.change : messages.set}
      submission={submission}
      submitLabel={messages.save}
      onSubmit={submit}
      onCancel={onClose}
    >
      {/* For password managers. */}
      <input hidden readOnly autoComplete='username' value={owner.email ?? ''} />
      {hasPassword && (
        <PasswordField
          label={messages.current}
          name='currentPassword'
          {...field('currentPassword')}
        />
      )}
      <PasswordField label={messages.new} owner={owner} {...field('password')} />
    </AccountForm>
  );
}
