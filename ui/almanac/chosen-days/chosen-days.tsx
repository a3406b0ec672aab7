import type { BilingualText, SolarDate } from '@thach-an/lunar';
import type { ComponentProps } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { buttonClass } from '../../primitives/button/button.tsx';
import { Choice } from '../../primitives/choice/choice.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { joinClasses } from '../../primitives/join-classes.ts';
import { Link } from '../../primitives/link/link.tsx';
import { SelectField } from '../../primitives/select/select.tsx';
import { chosenDaysMessages } from './chosen-days-messages.ts';

/** Day with the reasons for and against it. */
export interface ListedDay {
  date: SolarDate;
  /** Monday 1 to Sunday 7. */
  weekday: number;
  /** Lunar date as displayed. */
  lunar: string;
  href: string;
  for: readonly BilingualText[];
  against: readonly BilingualText[];
  /** Directions that matter for the occasion, by their names. */
  directions: readonly { name: BilingualText; value: BilingualText }[];
}

/** Input that was not valid and was corrected. */
export interface ChooseCorrections {
  /** The last day was before the first one, or too far from it. */
  to?: 'early' | 'late';
  /** `true` if some years of birth were left out. */
  births?: boolean;
}

export interface ChosenDaysProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Address of the page with the result; the form sends a GET request. */
  action: string;
  /** Chosen occasion, one of `occasions`. */
  occasion: string;
  /** Occasions that can be chosen. */
  occasions: readonly string[];
  /** First day, `yyyy-mm-dd`. */
  from: string;
  /** Last day, `yyyy-mm-dd`. */
  to: string;
  /** Years of birth as typed. */
  births: string;
  /** Input that was corrected. @default {} */
  corrections?: ChooseCorrections;
  /** Objections that can count. */
  objections: readonly string[];
  /** Objections that count. */
  chosenObjections: readonly string[];
  /** Days that were found, those with the fewest objections first. */
  days: readonly ListedDay[];
  /** Number of days of the range. */
  count: number;
  /** Number of days without an objection. */
  free: number;
}

/** Fragment of the page that answers the form: the result, or the first corrected field. */
const answer = 'ngay-da-chon';

const dateProps = { type: 'date', required: true, min: '1900-01-01', max: '2100-12-31' };

/**
 * Form for the choice of a day, and its result: days with the reasons for and against them, without
 * a score. It works without scripts. `ref`, `className` and other props go to the `<div>`.
 */
export function ChosenDays(
  {
    action,
    occasion,
    occasions,
    from,
    to,
    births,
    corrections = {},
    objections,
    chosenObjections,
    days,
    count,
    free,
    ...rest
  }: ChosenDaysProps,
) {
  const messages = useMessages('chosenDays', chosenDaysMessages);
  const { to: correctedTo, births: correctedBirths = false } = corrections;
  return (
    <div data-slot='chosen-days' {...rest}>
      <form
        action={`${action}#${answer}`}
        className='grid grid-cols-1 gap-4 print:hidden sm:grid-cols-3'
      >
        <SelectField label={messages.occasion} name='viec' defaultValue={occasion}>
          {occasions.map((name) => (
            <option key={name} value={name}>{messages.occasions[name]}</option>
          ))}
        </SelectField>
        <TextField label={messages.from} name='tu' defaultValue={from} {...dateProps} />
        <TextField
          label={messages.to}
          name='den'
          id={correctedTo && answer}
          defaultValue={to}
          error={correctedTo && messages.corrected[correctedTo]}
          className='scroll-mt-32'
          {...dateProps}
        />
        <TextField
          label={messages.births}
          fieldClassName='sm:col-span-3'
          name='tuoi'
          id={correctedBirths && !correctedTo ? answer : undefined}
          defaultValue={births}
          error={correctedBirths ? messages.corrected.births : undefined}
          className='scroll-mt-32'
          inputMode='numeric'
          placeholder={messages.birthsHint}
          maxLength={80}
        />
        <fieldset className='min-w-0 sm:col-span-3'>
          <legend className='font-semibold'>{messages.objections}</legend>
          <input type='hidden' name='tranh' value='' />
          <div className='grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4'>
            {objections.map((name) => (
              <Choice
                key={name}
                name='tranh'
                value={name}
                defaultChecked={chosenObjections.includes(name)}
              >
                {messages.objection[name]}
              </Choice>
            ))}
          </div>
        </fieldset>
        <button type='submit' className={joinClasses(buttonClass(), 'sm:justify-self-start')}>
          {messages.submit}
        </button>
      </form>
      <p className='mt-4 text-ink-soft'>{messages.note}</p>
      {count > 0 && (
        <p
          id={correctedTo || correctedBirths ? undefined : answer}
          className='mt-6 scroll-mt-24 font-semibold'
          role='status'
        >
          {messages.found(count, free)} {days.length < count && messages.shown(days.length)}
        </p>
      )}
      <ol role='list' className='mt-2'>
        {days.map((day) => (
          <li key={day.href} className='border-b border-line py-3'>
            <p className='flex flex-wrap items-baseline gap-x-4'>
              <Link
                href={day.href}
                target='_self'
                className='inline-flex min-h-11 items-center font-semibold text-jade underline-offset-4 hover:underline'
              >
                {messages.date(day.date, day.weekday)}
              </Link>
              <span className='text-ink-soft'>{day.lunar}</span>
            </p>
            <Reasons label={messages.for} reasons={day.for} />
            <Reasons label={messages.against} reasons={day.against} />
            <p className='text-sm text-ink-soft'>
              {day.directions.map(({ name, value }) =>
                `${messages.text(name)}: ${messages.text(value)}`
              ).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Reasons({ label, reasons }: { label: string; reasons: readonly BilingualText[] }) {
  const messages = useMessages('chosenDays', chosenDaysMessages);
  return (
    <p>
      <span className='text-ink-soft'>{label}:</span>{' '}
      {reasons.length > 0 ? reasons.map(messages.text).join(', ') : messages.none}
    </p>
  );
}
