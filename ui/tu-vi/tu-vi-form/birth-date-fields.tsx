import { useId } from 'react';
import { Choice } from '../../primitives/choice/choice.tsx';
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

/** Calendar of the typed date. */
export interface BirthCalendar {
  /** Chosen calendar. */
  value: 'solar' | 'lunar';
  /** `true` for a date in a leap month of the lunar calendar. */
  leap: boolean;
  /** Solar date of the typed lunar date, such as '15/3/1965'; `undefined` until it is known. */
  solarDate?: string;
  /** Called with the calendar and the kind of month after each change. */
  onChange: (value: 'solar' | 'lunar', leap: boolean) => void;
}

export interface BirthDateFieldsProps {
  /** Choice of the calendar. Without it, the date is solar. @default undefined */
  calendar?: BirthCalendar;
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
export function BirthDateFields({ calendar, values, errors, onChange }: BirthDateFieldsProps) {
  const messages = useMessages('tuViForm', tuViFormMessages);
  const id = useId();
  return (
    <fieldset className='min-w-0'>
      <legend className='font-semibold'>{messages.birthDate[calendar?.value ?? 'solar']}</legend>
      {calendar && <CalendarChoice {...calendar} />}
      <div className='mt-1 flex flex-wrap gap-3'>
        {dateFields.map(({ field, example, autoComplete }) => (
          <div
            key={field}
            className={field === 'birthYear' ? 'grow-[1.4] basis-[5.6rem]' : 'grow basis-[4rem]'}
          >
            <label htmlFor={`${id}-${field}`} className='block pb-1 text-ink-soft'>
              {messages[field]}
            </label>
            <input
              id={`${id}-${field}`}
              name={field}
              inputMode='numeric'
              autoComplete={calendar?.value === 'lunar' ? 'off' : autoComplete}
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
      {calendar && (
        <p aria-live='polite' className='mt-1.5 text-ink-soft empty:hidden'>
          {calendar.value === 'lunar' && calendar.solarDate &&
            messages.solarDate(calendar.solarDate)}
        </p>
      )}
    </fieldset>
  );
}

/** Native radio buttons for the calendar, and a box for a leap month. */
function CalendarChoice({ value, leap, onChange }: BirthCalendar) {
  const messages = useMessages('tuViForm', tuViFormMessages);
  return (
    <div className='flex flex-wrap gap-x-5'>
      <div role='radiogroup' aria-label={messages.calendar} className='flex flex-wrap gap-x-5'>
        {(['solar', 'lunar'] as const).map((calendar) => (
          <Choice
            key={calendar}
            type='radio'
            name='calendar'
            value={calendar}
            checked={value === calendar}
            onChange={() => onChange(calendar, false)}
          >
            {messages.calendars[calendar]}
          </Choice>
        ))}
      </div>
      {value === 'lunar' && (
        <Choice
          name='leapMonth'
          checked={leap}
          onChange={(event) => onChange(value, event.currentTarget.checked)}
        >
          {messages.leapMonth}
        </Choice>
      )}
    </div>
  );
}
