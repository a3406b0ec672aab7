import { Eye, EyeOff } from '../../primitives/icons.ts';
import { useId, useState } from 'react';
import { controlClass, Field } from '../../primitives/field/field.tsx';

export interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Whether a password manager should offer a new one or the one it knows. */
  autoComplete: 'new-password' | 'current-password';
  /** What the password must be; gives way to the error. */
  hint?: string;
  error?: string;
}

/** A password, which its writer may look at. */
export function PasswordField(
  { value, onChange, autoComplete, hint, error }: PasswordFieldProps,
) {
  const hintId = useId();
  const [visible, setVisible] = useState(false);
  const hinted = hint !== undefined && !error;
  const Icon = visible ? EyeOff : Eye;
  return (
    <Field label='Mật khẩu' error={error}>
      {(control) => (
        <>
          <div className='relative'>
            <input
              {...control}
              aria-describedby={hinted ? hintId : control['aria-describedby']}
              aria-required
              name='password'
              type={visible ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize='none'
              spellCheck={false}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
              className={`${controlClass} pr-13`}
            />
            <button
              type='button'
              aria-label='Hiện mật khẩu'
              aria-pressed={visible}
              onClick={() => setVisible(!visible)}
              className='absolute inset-y-0 right-0.5 my-auto flex size-11 items-center justify-center rounded-field text-ink-soft hover:text-jade'
            >
              <Icon aria-hidden size={20} />
            </button>
          </div>
          {hinted && <p id={hintId} className='mt-1.5 text-ink-soft'>{hint}</p>}
        </>
      )}
    </Field>
  );
}
