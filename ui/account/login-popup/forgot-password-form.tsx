import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { EmailField } from '../email-field/email-field.tsx';
import { emailError } from '../field-errors.ts';
import { TextButton } from './text-button.tsx';
import { useDialogFocus } from '../../layout/dialog/use-dialog-focus.ts';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { fieldErrorMessages } from '../field-error-messages.ts';
import { loginPopupMessages } from './login-popup-messages.tsx';
import type { LoginFormProps } from './login-form.tsx';

export interface ForgotPasswordFormProps extends Pick<LoginFormProps, 'ref' | 'busy' | 'error'> {
  /** Text of the field. */
  email: string;
  /** Called with the new text. */
  onChange: (email: string) => void;
  /** Called with the trimmed address when it is valid. */
  onSubmit: (email: string) => void;
  /** Called when the visitor returns to the log-in. */
  onBack: () => void;
  /** Message of the server after a mail was requested. */
  sentMessage: string | undefined;
  /** Error of the server about the address. */
  emailRefusal: string | undefined;
}

/** Form of the popup that requests a mail for setting a new password. */
export function ForgotPasswordForm(props: ForgotPasswordFormProps) {
  const messages = useMessages('loginPopup', loginPopupMessages);
  const fieldErrors = useMessages('fieldErrors', fieldErrorMessages);
  const actions = useMessages('actions', actionMessages);
  const { ref, email, sentMessage, busy, emailRefusal, error } = props;
  const [invalid, setInvalid] = useState<string>();
  // Refusal of the server that no longer applies, because the field was changed.
  const [staleRefusal, setStaleRefusal] = useState<string>();
  const refusal = !busy && emailRefusal !== staleRefusal ? emailRefusal : undefined;
  const shown = invalid ?? refusal;
  const field = () => ref.current?.querySelector<HTMLInputElement>('input[name=email]');
  useEffect(() => {
    if (refusal) field()?.focus();
  }, [refusal]);
  useDialogFocus(ref, busy);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const error = emailError(email, fieldErrors);
    setInvalid(error);
    if (error) return field()?.focus();
    setStaleRefusal(undefined);
    props.onSubmit(email.trim());
  };
  return (
    <form ref={ref} noValidate onSubmit={submit} className='px-5 pt-1 pb-4 md:px-8 md:pb-6'>
      <p className='mb-4 text-ink-soft'>
        {messages.forgotPasswordHint}
      </p>
      {error && !busy && <Notice tone='error' className='mb-4'>{error}</Notice>}
      {sentMessage && !busy && <Notice tone='success' className='mb-4'>{sentMessage}</Notice>}
      <EmailField
        autoComplete='username'
        value={email}
        onChange={(email) => {
          props.onChange(email);
          setInvalid(undefined);
          setStaleRefusal(emailRefusal);
        }}
        error={shown}
      />
      <Button
        type='submit'
        variant={sentMessage ? 'secondary' : 'primary'}
        disabled={busy}
        className='mt-5 min-h-12 w-full'
      >
        {busy ? actions.busy : sentMessage ? messages.sendAgain : messages.sendInstructions}
      </Button>
      <p className='mt-3 text-center'>
        <TextButton onClick={props.onBack}>{messages.backToLogIn}</TextButton>
      </p>
    </form>
  );
}
