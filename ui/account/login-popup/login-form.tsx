import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { EmailField } from '../email-field/email-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import {
  type LoginErrors,
  loginErrors,
  loginFields,
  type LoginMode,
  type LoginPopupForm,
  type LoginValues,
} from './login-values.ts';
import { TermsField } from './terms-field.tsx';
import { TextButton } from './text-button.tsx';
import { useDialogFocus } from '../../layout/dialog/use-dialog-focus.ts';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { fieldErrorMessages } from '../field-error-messages.ts';
import { loginPopupMessages } from './login-popup-messages.tsx';

export interface LoginFormProps {
  /** Ref of the form element. */
  ref: RefObject<HTMLFormElement | null>;
  /** Form to show. */
  mode: LoginMode;
  /** Called when the visitor switches to the other form. */
  onModeChange: (mode: LoginPopupForm) => void;
  /** Values of the fields. */
  values: LoginValues;
  /** Called with all values after each change. */
  onChange: (values: LoginValues) => void;
  /** Called with the values when they are valid. Name and e-mail address are trimmed. */
  onSubmit: (values: LoginValues) => void;
  /** Called when the Facebook button is pressed. Without it there is no such button. */
  onFacebook?: () => void;
  /** `true` while a request is pending. */
  busy: boolean;
  /** Errors of the server by field. */
  errors: Partial<Record<'name' | 'email' | 'password', string>>;
  /** Error of the server that concerns no single field. */
  error: string | undefined;
}

/** Errors by field, and the error of the whole form. */
interface FormErrors extends LoginErrors {
  form?: string;
}

/** Returns the first invalid field, or else the first empty one. */
export function findFieldToFill(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const inputs = [...form?.querySelectorAll('input') ?? []];
  return inputs.find((input) => input.ariaInvalid === 'true') ??
    inputs.find((input) => input.type === 'checkbox' ? !input.checked : input.value === '');
}

/** Form of the popup, with the Facebook button and the button that switches the mode. */
export function LoginForm(props: LoginFormProps) {
  const messages = useMessages('loginPopup', loginPopupMessages);
  const fieldErrors = useMessages('fieldErrors', fieldErrorMessages);
  const actions = useMessages('actions', actionMessages);
  const { ref, mode, values, busy, errors, error, onChange } = props;
  const [clientErrors, setClientErrors] = useState<LoginErrors>({});
  // Errors of the server that no longer apply: the field was changed, or a new request was sent.
  const [staleErrors, setStaleErrors] = useState<FormErrors>({});
  const signUp = mode === 'sign-up';

  const shown: LoginErrors = { ...clientErrors };
  const serverErrors: LoginErrors = errors;
  for (const field of loginFields(mode)) {
    if (!busy && serverErrors[field] !== staleErrors[field]) shown[field] ??= serverErrors[field];
  }
  const formError = !busy && error !== staleErrors.form ? error : undefined;

  const previous = useRef<FormErrors>({});
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = previous.current;
    previous.current = { ...shown, form: formError };
    if (formError && formError !== before.form) {
      notice.current?.scrollIntoView({ block: 'nearest' });
    }
    // Correcting an error must not move the focus: the visitor may still be typing.
    if (loginFields(mode).some((field) => shown[field] && shown[field] !== before[field])) {
      findFieldToFill(ref.current)?.focus();
    }
  });
  useDialogFocus(ref, busy);

  const set = <Name extends keyof LoginValues>(field: Name, value: LoginValues[Name]) => {
    onChange({ ...values, [field]: value });
    setClientErrors({ ...clientErrors, [field]: undefined });
    setStaleErrors({ ...staleErrors, [field]: serverErrors[field] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const invalid = loginErrors(mode, values, fieldErrors);
    previous.current = {};
    setClientErrors(invalid);
    if (Object.keys(invalid).length > 0) return;
    setStaleErrors({});
    const name = signUp ? values.name.trim() : '';
    props.onSubmit({ ...values, name, email: values.email.trim() });
  };
  /** Hides the errors of all fields, and the given error of the form. */
  const hideErrors = (form?: string) => {
    setClientErrors({});
    setStaleErrors({ ...serverErrors, form });
  };

  return (
    <form ref={ref} noValidate onSubmit={submit} className='px-5 pt-1 pb-4 md:px-8 md:pb-6'>
      {formError && (
        <div ref={notice} className='mb-5'>
          <Notice tone='error'>{formError}</Notice>
        </div>
      )}
      <div className='space-y-4'>
        {signUp && (
          <TextField
            label={messages.name}
            error={shown.name}
            aria-required
            name='name'
            autoComplete='name'
            maxLength={100}
            value={values.name}
            onChange={(event) => set('name', event.currentTarget.value)}
          />
        )}
        <EmailField
          autoComplete={signUp ? 'email' : 'username'}
          value={values.email}
          error={shown.email}
          onChange={(email) => set('email', email)}
        />
        {signUp && (
          <p className='-mt-2.5 text-sm text-ink-soft'>
            {messages.verificationHint}
          </p>
        )}
        <PasswordField
          owner={signUp ? { name: values.name, email: values.email } : undefined}
          value={values.password}
          error={shown.password}
          onChange={(password) => set('password', password)}
        />
        {!signUp && (
          <p className='-mt-3 text-right'>
            <TextButton
              onClick={() => {
                hideErrors(error);
                props.onModeChange('forgot-password');
              }}
            >
              {messages.passwordForgotten}
            </TextButton>
          </p>
        )}
        <TermsField
          checked={values.terms}
          error={shown.terms}
          onChange={(terms) => set('terms', terms)}
          className={signUp ? undefined : '-mt-3'}
        />
      </div>
      <Button type='submit' disabled={busy} className='mt-4 min-h-12 w-full'>
        {busy ? actions.busy : signUp ? messages.signUp : messages.logIn}
      </Button>
      {!signUp && props.onFacebook && (
        <Button
          variant='secondary'
          disabled={busy}
          onClick={() => {
            hideErrors();
            props.onFacebook?.();
          }}
          className='mt-3 min-h-12 w-full disabled:border-line'
        >
          <FacebookIcon />
          {messages.facebook}
        </Button>
      )}
      <p className='mt-3 text-center'>
        {signUp ? messages.haveAccount : messages.noAccount}{' '}
        <TextButton
          onClick={() => {
            hideErrors(error);
            props.onModeChange(signUp ? 'log-in' : 'sign-up');
          }}
        >
          {signUp ? messages.logIn : messages.signUp}
        </TextButton>
      </p>
    </form>
  );
}

/** Facebook icon in the current text colour. */
function FacebookIcon() {
  return (
    <svg viewBox='0 0 24 24' width='20' height='20' aria-hidden='true' className='fill-current'>
      <path d='M24 12a12 12 0 1 0-13.88 11.85v-8.38H7.08V12h3.04V9.36c0-3 1.8-4.67 4.54-4.67 1.31 0 2.68.24 2.68.24v2.95h-1.5c-1.5 0-1.96.93-1.96 1.87V12h3.32l-.53 3.47h-2.8v8.38A12 12 0 0 0 24 12Z' />
    </svg>
  );
}
