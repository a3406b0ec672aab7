import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { DialogClose } from '../../layout/dialog/dialog-close.tsx';
import { Sheet } from '../../layout/dialog/sheet.tsx';
import { findFieldToFill, LoginForm } from './login-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import type { LoginPopupForm, LoginValues } from './login-values.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { loginPopupMessages } from './login-popup-messages.tsx';

export interface LoginPopupProps {
  /** Form to show; `undefined` closes the popup. */
  mode: LoginPopupForm | undefined;
  /**
   * Why the visitor should log in. With it, the forms for customers and for new ones are offered
   * equally.
   *
   * @default undefined
   */
  reason?: string;
  /** Called when the visitor switches to the other form. */
  onModeChange: (mode: LoginPopupForm) => void;
  /** Called with the values when they are valid. `name` is empty in log-in mode. */
  onSubmit: (values: LoginValues) => void;
  /** Called with a valid e-mail address when the visitor has forgotten the password. */
  onForgotPassword: (email: string) => void;
  /** Message of the server about the mail for a new password, after `onForgotPassword`. */
  sentMessage?: string;
  /**
   * Called when the Facebook button of the log-in form is pressed. Without it there is no such
   * button.
   *
   * @default undefined
   */
  onFacebook?: () => void;
  /** Called when the visitor closes the popup: with ×, with Escape, or by pressing outside. */
  onClose: () => void;
  /** `true` while a request is pending. @default false */
  busy?: boolean;
  /** Errors of the server by field. The first new one moves the focus to its field. @default {} */
  errors?: Partial<Record<'name' | 'email' | 'password', string>>;
  /** Error of the server that concerns no single field. */
  error?: string;
}

const noErrors = {};

const titles = {
  'sign-up': 'signUp',
  'log-in': 'logIn',
  'forgot-password': 'forgotPassword',
} as const satisfies Record<LoginPopupForm, string>;

const noValues: LoginValues = { name: '', email: '', password: '', terms: false };

/**
 * Dialog for sign-up, log-in and forgotten passwords: centred on a wide screen, a bottom sheet on a
 * phone. Switching the form keeps the typed values. Closing the popup clears the password. After a
 * log-in, which closes it by its `mode`, the next person on this device finds an empty form.
 */
export function LoginPopup(
  {
    mode,
    reason,
    onModeChange,
    onSubmit,
    onForgotPassword,
    onFacebook,
    onClose,
    sentMessage,
    busy = false,
    errors = noErrors,
    error,
  }: LoginPopupProps,
) {
  const messages = useMessages('loginPopup', loginPopupMessages);
  const form = useRef<HTMLFormElement>(null);
  // Keeps the last form visible during the closing transition.
  const [shown, setShown] = useState<LoginPopupForm>(mode ?? 'log-in');
  if (mode && mode !== shown) setShown(mode);
  const focused = useRef(shown);
  useEffect(() => {
    if (focused.current !== shown) findFieldToFill(form.current)?.focus();
    focused.current = shown;
  }, [shown]);
  const [values, setValues] = useState(noValues);
  const dismissed = useRef(false);
  return (
    <Sheet
      open={mode !== undefined}
      onClose={() => {
        dismissed.current = true;
        onClose();
      }}
      onClosed={() => {
        const keepsValues = dismissed.current;
        dismissed.current = false;
        setValues((typed) => keepsValues ? { ...typed, password: '' } : noValues);
      }}
      hasFields
      initialFocus={() => findFieldToFill(form.current) ?? true}
      slot='login-popup'
      className='scroll-pt-20 scroll-pb-4 md:w-[min(448px,calc(100vw-48px))]'
    >
      <div className='sticky top-0 z-10 flex items-center justify-between bg-surface py-3 pr-2 pl-5 md:pt-5 md:pr-5 md:pl-8'>
        <Dialog.Title className='text-2xl leading-[1.4]'>
          {messages[titles[shown]]}
        </Dialog.Title>
        <DialogClose />
      </div>
      {reason && shown !== 'forgot-password' && (
        <div className='px-5 pb-4 md:px-8'>
          <p>{reason}</p>
          <div className='mt-4 grid gap-2 min-[22rem]:grid-cols-2'>
            {(['log-in', 'sign-up'] as const).map((form) => (
              <Button
                key={form}
                variant={form === shown ? 'primary' : 'secondary'}
                aria-pressed={form === shown}
                onClick={() => onModeChange(form)}
                className='px-2!'
              >
                {messages[form === 'log-in' ? 'customer' : 'newCustomer']}
              </Button>
            ))}
          </div>
        </div>
      )}
      {shown === 'forgot-password'
        ? (
          <ForgotPasswordForm
            ref={form}
            email={values.email}
            onChange={(email) => setValues({ ...values, email })}
            onSubmit={onForgotPassword}
            onBack={() => onModeChange('log-in')}
            sentMessage={sentMessage}
            busy={busy}
            emailRefusal={errors.email}
            error={error}
          />
        )
        : (
          <LoginForm
            ref={form}
            mode={shown}
            onModeChange={onModeChange}
            values={values}
            onChange={setValues}
            onSubmit={onSubmit}
            onFacebook={onFacebook}
            busy={busy}
            errors={errors}
            error={error}
          />
        )}
    </Sheet>
  );
}
