import { Dialog } from '@base-ui/react/dialog';
import { X } from '../../primitives/icons.ts';
import { useRef, useState } from 'react';
import { keepAboveKeyboard } from './keep-above-keyboard.ts';
import { firstToFill, LoginForm } from './login-form.tsx';
import type { LoginMode, LoginValues } from './login-values.ts';

export interface LoginPopupProps {
  /** Which form is shown; undefined closes the popup. */
  mode: LoginMode | undefined;
  onModeChange: (mode: LoginMode) => void;
  /** Called when the fields pass the browser-side rules; name is empty in log-in mode. */
  onSubmit: (values: LoginValues) => void;
  /** Called by the Facebook button, which only the log-in has. */
  onFacebook: () => void;
  /** Called when the visitor closes it: by ×, by Escape, or beside it. */
  onClose: () => void;
  /** A request is on its way. @default false */
  busy?: boolean;
  /** What the server says is wrong with a field. The first one that is new takes the focus. */
  errors?: Partial<Record<'name' | 'email' | 'password', string>>;
  /** What is wrong with the whole. */
  error?: string;
}

const none = {};

/**
 * Signing up and logging in above the page: in the middle of a wide screen, a sheet from below on a phone.
 * What was typed stays when the form is switched; the password goes when the popup has closed.
 */
export function LoginPopup(
  { mode, onClose, busy = false, errors = none, error, ...rest }: LoginPopupProps,
) {
  const form = useRef<HTMLFormElement>(null);
  // While it closes, it still shows what it showed.
  const [shown, setShown] = useState<LoginMode>(mode ?? 'log-in');
  if (mode && mode !== shown) setShown(mode);
  const [values, setValues] = useState<LoginValues>({
    name: '',
    email: '',
    password: '',
    terms: false,
  });
  return (
    <Dialog.Root
      open={mode !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onOpenChangeComplete={(open) => {
        if (!open) setValues((typed) => ({ ...typed, password: '' }));
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className='fixed inset-0 z-50 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0' />
        <Dialog.Popup
          ref={keepAboveKeyboard}
          initialFocus={() => firstToFill(form.current) ?? true}
          data-slot='login-popup'
          className='fixed inset-x-0 bottom-(--in-view-bottom,0px) z-50 max-h-[calc(var(--in-view-height,100dvh)*0.94)] scroll-pt-20 scroll-pb-4 overflow-y-auto overscroll-contain rounded-t-card bg-surface transition-[translate,scale,opacity] outline-none data-ending-style:translate-y-full data-starting-style:translate-y-full md:top-0 md:m-auto md:h-fit md:w-[min(448px,calc(100vw-48px))] md:rounded-card md:data-ending-style:translate-y-0 md:data-ending-style:scale-97 md:data-ending-style:opacity-0 md:data-starting-style:translate-y-0 md:data-starting-style:scale-97 md:data-starting-style:opacity-0'
        >
          <div className='sticky top-0 z-10 flex items-center justify-between bg-surface py-3 pr-2 pl-5 md:pt-5 md:pr-5 md:pl-8'>
            <Dialog.Title className='text-2xl leading-[1.4]'>
              {shown === 'sign-up' ? 'Đăng ký' : 'Đăng nhập'}
            </Dialog.Title>
            <Dialog.Close
              aria-label='Đóng'
              className='flex size-11 shrink-0 items-center justify-center rounded-tag hover:bg-jade-soft'
            >
              <X aria-hidden size={22} />
            </Dialog.Close>
          </div>
          <LoginForm
            {...rest}
            ref={form}
            mode={shown}
            values={values}
            onChange={setValues}
            busy={busy}
            errors={errors}
            error={error}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
