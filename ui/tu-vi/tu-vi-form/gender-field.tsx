import type { Gender } from '@thach-an/lunar';
import { useId } from 'react';
import { FieldError } from '../../primitives/field/field.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { tuViFormMessages } from './tu-vi-form-messages.ts';

const genders: readonly Gender[] = ['male', 'female'];

export interface GenderFieldProps {
  /** Chosen gender, or an empty string. */
  value: '' | Gender;
  /** Error message below the field. */
  error?: string;
  /** Called with the chosen gender. */
  onChange: (value: Gender) => void;
}

/** Native radio buttons for the gender. */
export function GenderField({ value, error, onChange }: GenderFieldProps) {
  const messages = useMessages('tuViForm', tuViFormMessages);
  const errorId = useId();
  return (
    <fieldset
      role='radiogroup'
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className='font-semibold'>{messages.gender}</legend>
      <div className='mt-1.5 grid grid-cols-2 gap-3'>
        {genders.map((gender) => (
          <label
            key={gender}
            className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-field border px-3.5 has-checked:border-jade has-checked:bg-jade-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-jade ${
              error ? 'border-cinnabar' : 'border-field'
            }`}
          >
            <input
              type='radio'
              name='gender'
              value={gender}
              checked={value === gender}
              onChange={() => onChange(gender)}
              aria-describedby={error ? errorId : undefined}
              className='size-5 shrink-0 accent-jade focus-visible:outline-none'
            />
            {messages[gender]}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
