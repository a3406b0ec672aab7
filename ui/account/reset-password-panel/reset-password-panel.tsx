import { CircleCheck, KeyRound, LoaderCircle, MailX } from '../../primitives/icons.ts';
import { Button, buttonClass } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { MessagePanel } from '../message-panel/message-panel.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { FormEvent, ReactNode } from 'react';
import { newPasswordError } from '../field-errors.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { fieldErrorMessages } from '../field-error-messages.ts';

const resetPasswordPanelMessages = {
  opening: 'Đang mở liên kết…',
  title: 'Đặt mật khẩu mới',
  account: (email: ReactNode): ReactNode => <>Cho tài khoản {email}</>,
  newPassword: 'Mật khẩu mới',
  save: 'Lưu mật khẩu mới',
  done: 'Đã đặt mật khẩu mới',
  doneText:
    'Các thiết bị đã đăng nhập trước đây đều được đăng xuất. Mời bạn đăng nhập bằng mật khẩu mới.',
  refusedText:
    'Liên kết trong email chỉ dùng được một lần, trong vòng 24 giờ. Bạn có thể yêu cầu gửi email mới.',
  request: 'Gửi email mới',
  requesting: 'Đang gửi...',
};

/** State of the link in a mail for a new password. */
export type ResetPasswordState =
  /** The link has not been read yet. */
  | { kind: 'loading' }
  /** A new password can be entered. */
  | { kind: 'ready'; email: string }
  /** The password is set. */
  | { kind: 'done' }
  /** The link does not work, now or later. */
  | { kind: 'refused'; message: string };

export interface ResetPasswordPanelProps {
  /** State of the link. */
  state: ResetPasswordState;
  /** Sets the new password. */
  onSave: (password: string) => Promise<SubmitResult<'password'>>;
  /** Called when the visitor wants to log in. */
  onLogIn: () => void;
  /** Called when the visitor asks for another mail. */
  onRequest: () => void;
  /** State of the request for another mail. @default 'idle' */
  request?: 'idle' | 'sending' | { sent: string } | { failed: string };
}

/** Target of the link in a mail for a new password. */
export function ResetPasswordPanel(
  { state, onSave, onLogIn, onRequest, request = 'idle' }: ResetPasswordPanelProps,
) {
  const messages = useMessages('resetPasswordPanel', resetPasswordPanelMessages);
  const { home, logIn } = useMessages('actions', actionMessages);
  switch (state.kind) {
    case 'loading':
      return (
        <MessagePanel
          icon={<LoaderCircle aria-hidden size={32} className='motion-safe:animate-spin' />}
          title={messages.opening}
        />
      );
    case 'ready':
      return (
        <MessagePanel
          icon={<KeyRound aria-hidden size={32} strokeWidth={1.5} />}
          title={messages.title}
          text={messages.account(<strong className='font-semibold'>{state.email}</strong>)}
        >
          <NewPasswordForm email={state.email} onSave={onSave} />
        </MessagePanel>
      );
    case 'done':
      return (
        <MessagePanel
          icon={<CircleCheck aria-hidden size={32} strokeWidth={1.5} />}
          title={messages.done}
          text={messages.doneText}
        >
          <Button onClick={onLogIn} className='min-h-12 w-full sm:w-70'>{logIn}</Button>
        </MessagePanel>
      );
    case 'refused':
      return (
        <MessagePanel
          tone='error'
          icon={<MailX aria-hidden size={32} strokeWidth={1.5} />}
          title={state.message}
          text={messages.refusedText}
        >
          <RequestMail request={request} onRequest={onRequest} />
          <Link href='/' className={`mt-3 w-full sm:w-70 ${buttonClass('secondary')}`}>
            {home}
          </Link>
        </MessagePanel>
      );
  }
}

function RequestMail(
  { request = 'idle', onRequest }: Pick<ResetPasswordPanelProps, 'request' | 'onRequest'>,
) {
  const messages = useMessages('resetPasswordPanel', resetPasswordPanelMessages);
  const sent = typeof request === 'object' && 'sent' in request ? request.sent : undefined;
  const failed = typeof request === 'object' && 'failed' in request ? request.failed : undefined;
  return (
    <>
      {sent && <Notice tone='success' className='mb-4 text-left'>{sent}</Notice>}
      {failed && <Notice tone='error' className='mb-4 text-left'>{failed}</Notice>}
      <Button
        disabled={request === 'sending'}
        onClick={onRequest}
        className='min-h-12 w-full sm:w-70'
      >
        {request === 'sending' ? messages.requesting : messages.request}
      </Button>
    </>
  );
}

interface NewPasswordFormProps extends Pick<ResetPasswordPanelProps, 'onSave'> {
  email: string;
}

/** Form with a new password, for an account that the link in a mail names. */
function NewPasswordForm({ email, onSave }: NewPasswordFormProps) {
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
