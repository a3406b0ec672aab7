import { useEffect, useId, useRef, useState } from 'react';
import { controlClass, Field } from '../../primitives/field/field.tsx';
import { SelectField } from '../../primitives/select/select.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { branchOf, hourSlots } from './hour-slots.ts';
import { tuViFormMessages } from './tu-vi-form-messages.ts';

export interface BirthHourFieldsProps {
  /** Hour of one of the `hourSlots`; empty if none is chosen. */
  hour: string;
  /** Error message of the hour. */
  error?: string;
  /** Called with the chosen hour. */
  onHourChange: (hour: string) => void;
  /**
   * Exact time, such as '08:30', which takes the place of the hour until another hour is chosen.
   * Without it, no such field.
   */
  time?: { value: string; onChange: (time: string) => void };
}

/** Time after the last key until half a time is reported, in ms. */
const typingPause = 2_000;

/** Fields for the hour of birth and the exact time, and the name of the hour by tradition. */
export function BirthHourFields({ hour, error, onHourChange, time }: BirthHourFieldsProps) {
  const messages = useMessages('tuViForm', tuViFormMessages);
  const id = useId();
  const [incomplete, setIncomplete] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  /** Reports half a time, but not while it is typed. */
  const checkLater = (input: HTMLInputElement) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => setIncomplete(input.validity.badInput), typingPause);
  };
  const slot = Number(hour);
  const hint = time?.value
    ? messages.hourOfTime(time.value, branchOf(Number(time.value.slice(0, 2))))
    : hour !== '' && time
    ? messages.hourOfSlot(branchOf(slot), slot + 1, branchOf(slot + 1))
    : undefined;
  return (
    <div>
      <div className='grid gap-x-4 gap-y-6 sm:grid-cols-2'>
        <SelectField
          label={messages.birthHour}
          error={error}
          name='birthHour'
          value={hour}
          onChange={(event) => {
            // The chart would be drawn for the time, not for the hour that is shown.
            if (time?.value) time.onChange('');
            onHourChange(event.currentTarget.value);
          }}
          className={hour === '' ? 'text-ink-soft' : ''}
        >
          <option value=''>{messages.chooseHour}</option>
          {hourSlots.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
        </SelectField>
        {time && (
          <Field label={messages.time} error={incomplete ? messages.incompleteTime : undefined}>
            {(control) => (
              <input
                {...control}
                type='time'
                name='birthTime'
                value={time.value}
                aria-describedby={control['aria-describedby'] ?? `${id}-hour`}
                onChange={(event) => {
                  setIncomplete(false);
                  time.onChange(event.currentTarget.value);
                }}
                onKeyUp={(event) => checkLater(event.currentTarget)}
                onBlur={(event) =>
                  setIncomplete(event.currentTarget.validity.badInput)}
                onInvalid={() =>
                  setIncomplete(true)}
                className={controlClass}
              />
            )}
          </Field>
        )}
      </div>
      <p id={`${id}-hour`} aria-live='polite' className='mt-1.5 text-ink-soft empty:hidden'>
        {hint}
      </p>
    </div>
  );
}
