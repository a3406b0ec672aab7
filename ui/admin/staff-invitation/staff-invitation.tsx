import { type FormEvent, useRef, useState } from 'react';
import { PasswordField } from '../../account/password-field/password-field.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { KeyRound } from '../../primitives/icons.ts';
import { Notice } from '../../primitives/notice/notice.tsx';

/** Secrets that are shown once. */
export interface StaffSecretsView {
  /** Secret for the authenticator, in base32. */
  secret: string;
  /** QR code of the secret: rows of modules. */
  qr: readonly (readonly boolean[])[];
  recoveryCodes: readonly string[];
}

export interface StaffInvitationProps {
  /** Invited address and role; `null` if the link is invalid or could not be read. */
  invitation: { email: string; roleName: string } | null;
  /**
   * Called with the name to make a passkey; without it there is no such button.
   * @default undefined
   */
  onPasskey?: (name: string) => void;
  /** Called with name and password. */
  onPassword: (person: { name: string; password: string }) => void;
  /** Secrets of an accepted invitation. @default undefined */
  secrets?: StaffSecretsView;
  /** Called to log in: the secrets are stored, or the link may have been used. */
  onDone: () => void;
  /** `true` while a request is running. @default false */
  busy?: boolean;
  /** Error of the last attempt. @default undefined */
  error?: string;
  /** Errors of fields. @default none */
  fieldErrors?: { name?: string; password?: string };
}

/** Page of an invitation: the choice of credentials, then the secrets of an authenticator. */
export function StaffInvitation(props: StaffInvitationProps) {
  const { invitation, secrets, error } = props;
  return (
    <div data-slot='staff-invitation' className='mx-auto w-full max-w-120'>
      <h1 className='text-2xl'>{secrets ? 'Ứng dụng xác thực' : 'Lời mời vào trang quản trị'}</h1>
      {error && <Notice tone='error' className='mt-4'>{error}</Notice>}
      {!invitation && (
        <Button variant='secondary' onClick={props.onDone} className='mt-4'>
          Đến trang đăng nhập
        </Button>
      )}
      {invitation && !secrets && <Choice {...props} invitation={invitation} />}
      {secrets && <Secrets secrets={secrets} onDone={props.onDone} />}
    </div>
  );
}

function Choice(
  { invitation, onPasskey, onPassword, busy = false, fieldErrors = {} }:
    & StaffInvitationProps
    & { invitation: NonNullable<StaffInvitationProps['invitation']> },
) {
  const form = useRef<HTMLFormElement>(null);
  const [typedName, setName] = useState('');
  const [password, setPassword] = useState('');
  const name = typedName.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onPassword({ name, password });
  };
  return (
    <form ref={form} onSubmit={submit} className='mt-4 grid gap-4'>
      <p>
        Tài khoản cho {invitation.email}
        <br />
        <span className='text-ink-soft'>Vai trò: {invitation.roleName}</span>
      </p>
      <input
        type='hidden'
        name='username'
        autoComplete='username'
        value={invitation.email}
        readOnly
      />
      <TextField
        label='Họ tên'
        error={fieldErrors.name}
        required
        name='name'
        value={typedName}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={100}
        autoComplete='name'
      />
      {onPasskey && (
        <>
          <Button
            aria-disabled={busy}
            onClick={() => {
              const field = form.current!.elements.namedItem('name') as HTMLInputElement;
              if (!busy && field.reportValidity()) onPasskey(name);
            }}
          >
            <KeyRound aria-hidden size={20} />
            Tạo khóa truy cập
          </Button>
          <p className='-mt-2 text-sm text-ink-soft'>
            Nhanh và an toàn nhất: lần sau bạn chỉ cần vân tay, khuôn mặt hoặc mã PIN của thiết bị
            này.
          </p>
          <p className='mt-2 flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line'>
            hoặc đặt mật khẩu
          </p>
        </>
      )}
      <PasswordField
        value={password}
        onChange={setPassword}
        owner={{ name: typedName, email: invitation.email }}
        minLength={12}
        error={fieldErrors.password}
      />
      <p className='-mt-2 text-sm text-ink-soft'>
        Bạn sẽ cần thêm một ứng dụng xác thực trên điện thoại.
      </p>
      <Button type='submit' variant={onPasskey ? 'secondary' : 'primary'} aria-disabled={busy}>
        {busy ? 'Đang lưu...' : 'Đặt mật khẩu'}
      </Button>
    </form>
  );
}

function Secrets({ secrets, onDone }: { secrets: StaffSecretsView; onDone: () => void }) {
  const { secret, qr, recoveryCodes } = secrets;
  return (
    <div className='mt-6 grid gap-6'>
      <section>
        <h2 className='text-lg'>Quét mã bằng ứng dụng xác thực</h2>
        <div className='mt-3'>
          <QrCode modules={qr} label='Mã QR cho ứng dụng xác thực' />
        </div>
        <p className='mt-3 text-sm text-ink-soft'>
          Ví dụ Google Authenticator hoặc Microsoft Authenticator. Không quét được thì nhập mã này:
        </p>
        <code className='mt-1 flex flex-wrap gap-x-2 select-all'>
          {secret.match(/.{1,4}/g)?.map((group, index) => <span key={index}>{group}</span>)}
        </code>
      </section>
      <section>
        <h2 className='text-lg'>Mã khôi phục</h2>
        <p className='mt-1 text-sm text-ink-soft'>
          Khi mất điện thoại, mỗi mã thay được một lần cho mã xác thực. Hãy chép ra giấy và cất kỹ:
          các mã này chỉ hiện một lần.
        </p>
        <ul className='mt-3 grid grid-cols-1 gap-x-6 gap-y-1 rounded-card border border-line bg-surface p-4 min-[26rem]:grid-cols-2'>
          {recoveryCodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <CopyButton text={recoveryCodes.join('\n')} variant='quiet' className='mt-2' />
      </section>
      <Button onClick={onDone}>Tôi đã lưu, tiếp tục đăng nhập</Button>
    </div>
  );
}

/** Quiet zone around the code, in modules. */
const margin = 4;

/** QR code, dark on white in each theme, as scanners expect it. */
function QrCode({ modules, label }: { modules: readonly (readonly boolean[])[]; label: string }) {
  const size = modules.length + 2 * margin;
  const path = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => dark ? [`M${x + margin} ${y + margin}h1v1h-1z`] : [])
  ).join('');
  return (
    <svg
      role='img'
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering='crispEdges'
      className='w-60 max-w-full forced-color-adjust-none'
    >
      <rect width={size} height={size} fill='white' />
      <path d={path} fill='black' />
    </svg>
  );
}
