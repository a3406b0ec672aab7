import type { FormEvent } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { KeyRound } from '../../primitives/icons.ts';
import { Notice } from '../../primitives/notice/notice.tsx';

/** Credentials of a log-in with a password. */
export interface StaffCredentials {
  email: string;
  password: string;
  /** Code of the authenticator, or a recovery code. */
  code: string;
}

export interface StaffLogInProps {
  /** Called to log in with a passkey; without it there is no such button. @default undefined */
  onPasskey?: () => void;
  /** Called with the credentials of the form. */
  onSubmit: (credentials: StaffCredentials) => void;
  /** `true` while a request is running. @default false */
  busy?: boolean;
  /** Error of the last attempt. @default undefined */
  error?: string;
  /** Address that is logged in already, for a session that has ended. @default undefined */
  email?: string;
  /**
   * Address of the member, who confirms the own credentials instead of logging in.
   * @default undefined
   */
  confirms?: string;
  /** Called to close it without a log-in; without it there is no such button. @default undefined */
  onCancel?: () => void;
}

/** Log-in of staff: a passkey, or a password with a code. */
export function StaffLogIn(
  { onPasskey, onSubmit, busy = false, error, email, confirms, onCancel }: StaffLogInProps,
) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '');
    if (!busy) onSubmit({ email: read('email'), password: read('password'), code: read('code') });
  };
  return (
    <div data-slot='staff-log-in' className='mx-auto w-full max-w-104'>
      {confirms === undefined ? <h1 className='text-2xl'>Đăng nhập quản trị</h1> : (
        <>
          <h2 className='text-2xl'>Xác nhận danh tính</h2>
          <p className='mt-2'>Thao tác này quan trọng nên cần chắc chắn rằng đó là bạn.</p>
        </>
      )}
      {error && <Notice tone='error' className='mt-4'>{error}</Notice>}
      {onPasskey && (
        <>
          <Button onClick={onPasskey} aria-disabled={busy} className='mt-6 w-full'>
            <KeyRound aria-hidden size={20} />
            {confirms === undefined
              ? 'Đăng nhập bằng khóa truy cập'
              : 'Xác nhận bằng khóa truy cập'}
          </Button>
          <p className='mt-2 text-center text-sm text-ink-soft'>
            Vân tay, khuôn mặt hoặc mã PIN của thiết bị này.
          </p>
          <p className='mt-6 flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line'>
            hoặc dùng mật khẩu
          </p>
        </>
      )}
      <form onSubmit={submit} className='mt-4 grid gap-4'>
        <TextField
          label='Email'
          required
          name='email'
          type='email'
          defaultValue={email ?? confirms}
          readOnly={confirms !== undefined}
          autoComplete='username'
        />
        <TextField
          label='Mật khẩu'
          required
          name='password'
          type='password'
          autoComplete='current-password'
        />
        <TextField
          label='Mã xác thực'
          hint='6 số trong ứng dụng xác thực, hoặc một mã khôi phục.'
          required
          name='code'
          autoComplete='one-time-code'
          autoCapitalize='none'
          spellCheck={false}
          maxLength={40}
          className='tabular-nums'
        />
        <Button type='submit' variant={onPasskey ? 'secondary' : 'primary'} aria-disabled={busy}>
          {confirms !== undefined
            ? busy ? 'Đang xác nhận...' : 'Xác nhận'
            : busy
            ? 'Đang đăng nhập...'
            : 'Đăng nhập'}
        </Button>
        {onCancel && <Button variant='quiet' onClick={onCancel}>Để sau</Button>}
      </form>
      {confirms === undefined && (
        <p className='mt-6 text-sm text-ink-soft'>
          Mất thiết bị hoặc quên mật khẩu? Nhờ chủ cửa hàng gửi cho bạn một liên kết mời mới.
        </p>
      )}
    </div>
  );
}
