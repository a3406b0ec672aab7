import { Eye, EyeOff } from '../../primitives/icons.ts';
import { useId, useState } from 'react';
import { controlClass, Field } from '../../primitives/field/field.tsx';

export interface PasswordFieldProps {
  /** Text of the field. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Makes password managers generate a new password or fill in a saved one. */
  autoComplete: 'new-password' | 'current-password';
  /** Requirements for the password. The error replaces it. */
  hint?: string;
  /** Error message below the field. */
  error?: string;
}

/** Password field with a button that reveals the text. */
export function PasswordField(
  { value, onChange, autoComplete, hint, error }: PasswordFieldProps,
) {
  const hintId = useId();
  const [visible, setVisible] = useState(false);
  const showHint = hint !== undefined && !error;
  const Icon = visible ? EyeOff : Eye;
  return (
    <Field label='Mật khẩu' error={error}>
      {(control) => (
        <>
          <div className='relative'>
            <input
              {...control}
              aria-describedby={showHint ? hintId : control['aria-describedby']}
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
          {showHint && <p id={hintId} className='mt-1.5 text-ink-soft'>{hint}</p>}
        </>
      )}
    </Field>
  );
}
