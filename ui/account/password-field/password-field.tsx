import { Eye, EyeOff } from '../../primitives/icons.ts';
import { useId, useState } from 'react';
import { controlClass, Field } from '../../primitives/field/field.tsx';
import type { PasswordOwner } from './password-strength.ts';
import { StrengthHint } from './strength-hint.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { passwordFieldMessages } from './password-field-messages.ts';

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
  /** Error message below the field. It replaces the requirements. @default undefined */
  error?: string;
}

/** Password field with a button that reveals the text. */
export function PasswordField(
  { value, onChange, label: ownLabel, name = 'password', owner, error }: PasswordFieldProps,
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
          {showHint && <StrengthHint id={hintId} password={value} owner={owner} />}
        </>
      )}
    </Field>
  );
}
