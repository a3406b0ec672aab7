import { useId } from 'react';
import { controlClass, FieldError } from '../../primitives/field/field.tsx';
import type { TuViValues } from './tu-vi-values.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { tuViFormMessages } from './tu-vi-form-messages.ts';

type DateField = 'birthDay' | 'birthMonth' | 'birthYear';

const dateFields: { field: DateField; example: string; autoComplete: string }[] = [
  { field: 'birthDay', example: '21', autoComplete: 'bday-day' },
  { field: 'birthMonth', example: '6', autoComplete: 'bday-month' },
  { field: 'birthYear', example: '1965', autoComplete: 'bday-year' },
];

export interface BirthDateFieldsProps {
  /** Values of the form. */
  values: TuViValues;
  /** Error messages by field. */
  errors: Partial<Record<keyof TuViValues, string>>;
  /** Called with the changed field and its text. */
  onChange: (field: DateField, value: string) => void;
}

/**
 * Text fields for the date of birth, in the Vietnamese order: day, month, year. Text fields instead
 * of selects: typing two digits is faster than a list of 31 items, and a phone shows a numeric
 * keyboard.
 */
export function BirthDateFields({ values, errors, onChange }: BirthDateFieldsProps) {
  const messages = useMessages('tuViForm', tuViFormMessages);
  const id = useId();
  return (
    <fieldset>
      <legend className='font-semibold'>{messages.birthDate}</legend>
      <div className='mt-1 grid grid-cols-[1fr_1fr_1.4fr] gap-3'>
        {dateFields.map(({ field, example, autoComplete }) => (
          <div key={field}>
            <label htmlFor={`${id}-${field}`} className='block pb-1 text-ink-soft'>
              {messages[field]}
            </label>
            <input
              id={`${id}-${field}`}
              name={field}
              inputMode='numeric'
              autoComplete={autoComplete}
              maxLength={field === 'birthYear' ? 4 : 2}
              placeholder={messages.example(example)}
              value={values[field]}
              onChange={(event) => onChange(field, event.currentTarget.value)}
              aria-invalid={errors[field] ? true : undefined}
              aria-describedby={errors[field] ? `${id}-${field}-error` : undefined}
              className={`${controlClass} max-[22rem]:px-2`}
            />
          </div>
        ))}
      </div>
      {dateFields.map(({ field }) => (
        <FieldError key={field} id={`${id}-${field}-error`} error={errors[field]} />
      ))}
    </fieldset>
  );
}
