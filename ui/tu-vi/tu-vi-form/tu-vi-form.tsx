import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { type BirthCalendar, BirthDateFields } from './birth-date-fields.tsx';
import { BirthHourFields, type BirthHourFieldsProps } from './birth-hour-fields.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { fields, missingFields, type TuViValues } from './tu-vi-values.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { tuViFormMessages } from './tu-vi-form-messages.ts';
import type { Gender } from '@thach-an/lunar';
import { FieldError } from '../../primitives/field/field.tsx';

export interface TuViFormProps {
  /** Values of the fields. */
  values: TuViValues;
  /** Called with all values after each change. */
  onChange: (values: TuViValues) => void;
  /** Called on submit when every field is filled. */
  onSubmit: () => void;
  /** `true` while an analysis is pending. @default false */
  busy?: boolean;
  /** Error messages by field. The first new error moves the focus to its field. @default {} */
  errors?: Partial<Record<keyof TuViValues, string>>;
  /** Error message that concerns no single field. */
  error?: string;
  /** Choice of the calendar of the date. Without it, the date is solar. @default undefined */
  calendar?: BirthCalendar;
  /** Exact time of birth, such as '08:30'. Without it, there is no such field. */
  time?: BirthHourFieldsProps['time'];
  /** Optional fields, rendered when their disclosure is opened. @default undefined */
  details?: ReactNode;
  /** `true` if an optional field is filled in, which opens the disclosure. @default false */
  detailsFilled?: boolean;
}

const noErrors = {};

/** Form for the birth data: name, date of birth, two-hour slot and gender. */
export function TuViForm(
  {
    values,
    onChange,
    onSubmit,
    busy = false,
    errors = noErrors,
    error,
    calendar,
    time,
    details,
    detailsFilled = false,
  }: TuViFormProps,
) {
  const messages = useMessages('tuViForm', tuViFormMessages);
  const form = useRef<HTMLFormElement>(null);
  const previous = useRef<NonNullable<TuViFormProps['errors']>>(noErrors);
  useEffect(() => {
    // Correcting an error must not move the focus: the visitor may still be typing.
    const isNew = fields.some((field) =>
      errors[field] && errors[field] !== previous.current[field]
    );
    previous.current = errors;
    const first = fields.find((field) => errors[field]);
    if (isNew && first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }, [errors]);
  // Adopts values that the visitor or the browser entered before hydration.
  useLayoutEffect(() => {
    if (!form.current) return;
    const formData = new FormData(form.current);
    const changed = fields.filter((field) =>
      formData.get(field) && formData.get(field) !== values[field]
    );
    if (changed.length > 0) {
      const entered = Object.fromEntries(
        changed.map((field) => [field, String(formData.get(field))]),
      );
      onChange({ ...values, ...entered });
    }
    // After the values: it determines the hour.
    const typedTime = String(formData.get('birthTime') ?? '');
    if (typedTime && typedTime !== time?.value) time?.onChange(typedTime);
  }, []);
  const missing = missingFields(values);
  const set = <Field extends keyof TuViValues>(field: Field, value: TuViValues[Field]) =>
    onChange({ ...values, [field]: value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || missing.length > 0) return;
    // Half a time has no value, and would be left out of the chart without a word.
    const typedTime = form.current?.querySelector<HTMLInputElement>('[name=birthTime]');
    if (typedTime && !typedTime.checkValidity()) return typedTime.focus();
    previous.current = noErrors;
    onSubmit();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={messages.label}
      data-slot='tu-vi-form'
      className='mx-auto max-w-140 space-y-6 rounded-card border border-line bg-surface p-5 md:p-8'
    >
      {error && <Notice tone='error'>{error}</Notice>}
      <TextField
        label={messages.name}
        error={errors.name}
        name='name'
        autoComplete='name'
        maxLength={100}
        value={values.name}
        onChange={(event) => set('name', event.currentTarget.value)}
      />
      <BirthDateFields calendar={calendar} values={values} errors={errors} onChange={set} />
      <BirthHourFields
        hour={values.birthHour}
        error={errors.birthHour}
        onHourChange={(hour) => set('birthHour', hour)}
        time={time}
      />
      <GenderField
        value={values.gender}
        error={errors.gender}
        onChange={(gender) => set('gender', gender)}
      />
      <div>
        <Button type='submit' disabled={busy || missing.length > 0} className='min-h-12 w-full'>
          {busy ? messages.busy : messages.submit}
        </Button>
        {missing.length > 0 && (
          <p className='mt-2 text-center text-ink-soft'>
            {messages.missing(missing.map((field) => messages.fields[field]))}
          </p>
        )}
      </div>
      {/* After the button: the way through the form stays as short as without it. */}
      {details && <OptionalFields filled={detailsFilled}>{details}</OptionalFields>}
    </form>
  );
}

function OptionalFields({ filled, children }: { filled: boolean; children: ReactNode }) {
  const messages = useMessages('tuViForm', tuViFormMessages);
  const [opened, setOpened] = useState(false);
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (filled) element.current!.open = true;
    // React does not report what was opened before the hydration.
    if (element.current!.open) setOpened(true);
  }, [filled]);
  return (
    <details
      ref={element}
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary className='min-h-11 content-center font-semibold text-jade'>
        {messages.details}
      </summary>
      {opened && <div className='pt-3'>{children}</div>}
    </details>
  );
}

const genders: readonly Gender[] = ['male', 'female'];

interface GenderFieldProps {
  value: '' | Gender;
  error?: string;
  onChange: (value: Gender) => void;
}

/** Native radio buttons for the gender. */
function GenderField({ value, error, onChange }: GenderFieldProps) {
  const messages = useMessages('tuViForm', tuViFormMessages);
  const errorId = useId();
  return (
    <fieldset
      role='radiogroup'
      className='min-w-0'
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className='font-semibold'>{messages.gender}</legend>
      <div className='mt-1.5 grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3'>
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
