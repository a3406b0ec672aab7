import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Sheet, type SheetProps } from '../../layout/dialog/sheet.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/button/button.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';

const guestCodeMessages = {
  title: 'Xác nhận email',
  sent: (email: string) =>
    `Chúng tôi vừa gửi mã 6 số tới ${email}. Nhập mã để hoàn tất đơn hàng; bạn không cần tạo tài khoản.`,
  code: 'Mã xác nhận',
  confirm: 'Xác nhận và đặt hàng',
  resend: 'Gửi mã khác',
  resent: 'Đã gửi mã mới. Bạn dùng mã trong email mới nhất.',
  hint: 'Chưa thấy email? Bạn xem cả thư mục thư rác, hoặc quay lại kiểm tra địa chỉ email.',
};

export interface GuestCodeProps extends Pick<SheetProps, 'open' | 'onClose'> {
  /** Address to which the code was sent. */
  email: string;
  /** Called with the code that was entered. */
  onConfirm: (code: string) => void;
  /** Called when the visitor requests another code. */
  onResend: () => void;
  /** `true` while a request is running. @default false */
  busy?: boolean;
  /** `true` after another code was sent. @default false */
  resent?: boolean;
  /** Error of the last attempt. @default undefined */
  error?: string;
}

/** Dialog in which a guest confirms the e-mail address with a code, before the first order. */
export function GuestCode(
  { open, onClose, email, onConfirm, onResend, busy = false, resent = false, error }:
    GuestCodeProps,
) {
  const messages = useMessages('guestCode', guestCodeMessages);
  const actions = useMessages('actions', actionMessages);
  const [code, setCode] = useState('');
  useEffect(() => {
    if (!open || resent) setCode('');
  }, [open, resent]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes the events of a dialog to the form that contains it.
    event.stopPropagation();
    if (!busy && code.trim() !== '') onConfirm(code);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      hasFields
      slot='guest-code'
      title={messages.title}
      className='p-5 md:w-110 md:p-6'
    >
      <p className='mt-2 wrap-anywhere'>{messages.sent(email)}</p>
      <form noValidate onSubmit={submit} className='mt-4 grid gap-4'>
        <TextField
          ref={field}
          label={messages.code}
          error={error}
          name='code'
          inputMode='numeric'
          autoComplete='one-time-code'
          maxLength={9}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          className='text-center text-2xl tracking-[0.3em] tabular-nums'
        />
        <p role='status' className='text-jade empty:hidden'>{resent && messages.resent}</p>
        <Button type='submit' aria-disabled={busy} className='min-h-12'>
          {busy ? actions.busy : messages.confirm}
        </Button>
        <p className='text-ink-soft'>{messages.hint}</p>
        <Button variant='quiet' aria-disabled={busy} onClick={() => !busy && onResend()}>
          {messages.resend}
        </Button>
      </form>
    </Sheet>
  );
}
