import { Eye, EyeOff } from '../../primitives/icons.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { controlClass, Field } from '../../primitives/field/field.tsx';
import { type PasswordOwner, usePasswordStrength } from './password-strength.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { passwordFieldMessages } from './password-field-messages.ts';
import { StrengthMeter } from '../strength-meter/strength-meter.tsx';

export interface PasswordFieldProps {
  /** Text of the field. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Label of the field. @default 'Mật khẩu' */
  label?: string;
  /** Name of the field in its form. @default 'password' */
  name?: string;
  /**
   * Person who chooses a new password: its requirements and its strength are shown, and password
   * managers generate one. Without a person, they fill in the saved password.
   *
   * @default undefined
   */
  owner?: PasswordOwner;
  /** Minimum number of characters of a new password. @default 8 */
  minLength?: number;
  /** Error message below the field. It replaces the requirements. @default undefined */
  error?: string;
}

/** Password field with a button that reveals the text. */
export function PasswordField(
  {
    value,
    onChange,
    label: ownLabel,
    name = 'password',
    owner,
    minLength = 8,
    error,
  }: PasswordFieldProps,
) {
  const messages = useMessages('passwordField', passwordFieldMessages);
  const label = ownLabel ?? messages.label;
  const hintId = useId();
  const [visible, setVisible] = useState(false);
  const showHint = owner !== undefined && !error;
  const Icon = visible ? EyeOff : Eye;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <div className='relative'>
            <input
              {...control}
              aria-describedby={showHint ? hintId : control['aria-describedby']}
              aria-required
              name={name}
              type={visible ? 'text' : 'password'}
              autoComplete={owner ? 'new-password' : 'current-password'}
              autoCapitalize='none'
              spellCheck={false}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
              className={`${controlClass} scroll-mb-12 pr-13`}
            />
            <button
              type='button'
              aria-label={messages.reveal(label)}
              aria-pressed={visible}
              onClick={() => setVisible(!visible)}
              className='absolute inset-y-0 right-0.5 my-auto flex size-11 items-center justify-center rounded-field text-ink-soft hover:text-jade'
            >
              <Icon aria-hidden size={20} />
            </button>
          </div>
          {showHint && (
            <StrengthHint id={hintId} password={value} owner={owner} minLength={minLength} />
          )}
        </>
      )}
    </Field>
  );
}

interface StrengthHintProps {
  /** Id to which `aria-describedby` of the field refers. */
  id: string;
  password: string;
  owner: PasswordOwner;
  minLength: number;
}

/** Pause in typing after which a screen reader announces the strength, in ms. */
const announceDelay = 1_000;

/** Requirements for a new password, with its strength in words. */
function StrengthHint({ id, password, owner, minLength }: StrengthHintProps) {
  const messages = useMessages('passwordField', passwordFieldMessages);
  const strength = usePasswordStrength(password, owner, minLength);
  const [announced, setAnnounced] = useState('');
  const initial = useRef(password);
  useEffect(() => {
    // Only what is typed is announced, not a password that was there before.
    if (password === initial.current) return;
    const timer = setTimeout(() => {
      setAnnounced(strength ? messages.strengthOf(messages[strength]) : '');
    }, announceDelay);
    return () => clearTimeout(timer);
  }, [password, strength]);
  return (
    <>
      <div className='mt-2.5'>
        <StrengthMeter strength={strength} />
      </div>
      <p id={id} className='mt-1.5 flex flex-wrap justify-between gap-x-4 text-ink-soft'>
        <span>{messages.length(minLength)}</span>
        {strength && (
          <span>
            {messages.strength}{' '}
            <strong className='font-semibold text-ink'>{messages[strength]}</strong>
          </span>
        )}
      </p>
      <span aria-live='polite' className='sr-only'>{announced}</span>
    </>
  );
}
