import { useId } from 'react';
import { controlClass, FieldError } from '../../primitives/field/field.tsx';
import type { TuViValues } from './tu-vi-values.ts';

type DateField = 'birthDay' | 'birthMonth' | 'birthYear';

const parts: { field: DateField; label: string; example: string; complete: string }[] = [
  { field: 'birthDay', label: 'Ngày', example: '21', complete: 'bday-day' },
  { field: 'birthMonth', label: 'Tháng', example: '6', complete: 'bday-month' },
  { field: 'birthYear', label: 'Năm', example: '1965', complete: 'bday-year' },
];

export interface BirthDateFieldsProps {
  values: TuViValues;
  errors: Partial<Record<keyof TuViValues, string>>;
  onChange: (field: DateField, value: string) => void;
}

/**
 * The date of birth in the order in which it is spoken. It is typed, not picked: two digits are less work than a
 * list of thirty-one, and a phone shows its number keys.
 */
export function BirthDateFields({ values, errors, onChange }: BirthDateFieldsProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className='font-semibold'>Ngày sinh (dương lịch)</legend>
      <div className='mt-1 grid grid-cols-[1fr_1fr_1.4fr] gap-3'>
        {parts.map(({ field, label, example, complete }) => (
          <div key={field}>
            <label htmlFor={`${id}-${field}`} className='block pb-1 text-ink-soft'>{label}</label>
            <input
              id={`${id}-${field}`}
              name={field}
              inputMode='numeric'
              autoComplete={complete}
              maxLength={field === 'birthYear' ? 4 : 2}
              placeholder={`VD: ${example}`}
              value={values[field]}
              onChange={(event) => onChange(field, event.currentTarget.value)}
              aria-invalid={errors[field] ? true : undefined}
              aria-describedby={errors[field] ? `${id}-${field}-error` : undefined}
              className={`${controlClass} placeholder:text-ink-soft`}
            />
          </div>
        ))}
      </div>
      {parts.map(({ field }) => (
        <FieldError key={field} id={`${id}-${field}-error`} error={errors[field]} />
      ))}
    </fieldset>
  );
}
