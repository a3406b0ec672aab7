import type { AnniversaryOptions, ShortMonth } from '@thach-an/lunar';
import type { ComponentProps } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button, buttonClass } from '../../primitives/button/button.tsx';
import { controlClass, Field } from '../../primitives/field/field.tsx';
import { anniversaryFormMessages } from './anniversary-form-messages.ts';

/** A giỗ as typed. */
export interface AnniversaryLine {
  /** Identity of the line in its list. */
  id: string;
  name: string;
  /** 1 to 30. */
  day: number;
  /** 1 to 12. */
  month: number;
  leap: boolean;
  leapPolicy: NonNullable<AnniversaryOptions['leapPolicy']>;
  shortMonth: ShortMonth;
}

/** Next date of a line, as displayed, with the adjustment that was made. */
export interface NextAnniversary {
  date: string;
  /** Day before it. */
  eve: string;
  leap: boolean;
  adjusted: 'last-day' | 'next-day' | null;
}

/** Time of a reminder. */
export type AnniversaryAlarm = 'none' | 'eve-7' | 'eve-19' | 'day-6';

export interface AnniversaryFormProps
  extends Omit<ComponentProps<'form'>, 'onChange' | 'onSubmit'> {
  /** Address of the calendar file, to which the form is sent without scripts. */
  action: string;
  /** Giỗ in display order. */
  lines: readonly AnniversaryLine[];
  /** Called with the changed lines. */
  onChange: (lines: AnniversaryLine[]) => void;
  /** Next date of each line; `null` if there is none, `undefined` before the first rendering. */
  next: readonly (NextAnniversary | null | undefined)[];
  /** Time of the reminders. */
  alarm: AnniversaryAlarm;
  /** Called with the chosen time of the reminders. */
  onAlarmChange: (alarm: AnniversaryAlarm) => void;
  /** Adds an empty line; without it no more lines fit. */
  onAdd?: () => void;
  /** Called to save the calendar file on the device. */
  onDownload: () => void;
  /** Called to show the address of the subscription. */
  onSubscribe: () => void;
  /** Address of the subscription, once requested. @default undefined */
  address?: string;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * Form for giỗ by their lunar days: each line shows its next date with the adjustment. It offers a
 * calendar file and the address of a subscription. `ref` and other props go to the `<form>`.
 */
export function AnniversaryForm(
  {
    lines,
    onChange,
    next,
    alarm,
    onAlarmChange,
    onAdd,
    onDownload,
    onSubscribe,
    address,
    ...rest
  }: AnniversaryFormProps,
) {
  const messages = useMessages('anniversaryForm', anniversaryFormMessages);
  return (
    <form
      data-slot='anniversary-form'
      onSubmit={(event) => {
        event.preventDefault();
        onDownload();
      }}
      {...rest}
    >
      {lines.map((line, index) => (
        <Line
          key={line.id}
          line={line}
          number={index + 1}
          next={next[index]}
          onChange={(changed) => onChange(lines.with(index, changed))}
          onRemove={lines.length > 1
            ? () => onChange(lines.filter(({ id }) => id !== line.id))
            : undefined}
        />
      ))}
      <div className='mt-4 grid grid-cols-1 items-end gap-4 print:hidden sm:grid-cols-2'>
        <Field label={messages.alarm}>
          {(control) => (
            <select
              name='nhac'
              value={alarm}
              onChange={({ target }) => onAlarmChange(target.value as AnniversaryAlarm)}
              className={controlClass}
              {...control}
            >
              <Options texts={messages.alarms} />
            </select>
          )}
        </Field>
        {onAdd && (
          <Button variant='secondary' onClick={onAdd} className='noscript:hidden'>
            {messages.add}
          </Button>
        )}
      </div>
      <p className='mt-6 text-sm text-ink-soft'>{messages.privacy}</p>
      <noscript>
        <p className='mt-1 text-sm text-ink-soft'>{messages.noScript}</p>
      </noscript>
      <div className='mt-3 flex flex-wrap gap-3 print:hidden'>
        <button type='submit' className={buttonClass()}>{messages.download}</button>
        <Button variant='secondary' onClick={onSubscribe} className='noscript:hidden'>
          {messages.subscribe}
        </Button>
      </div>
      {address && (
        <Field label={messages.address} className='mt-4'>
          {(control) => (
            <>
              <input
                readOnly
                value={address}
                onFocus={(event) => event.currentTarget.select()}
                className={controlClass}
                {...control}
              />
              <p className='mt-1 text-sm text-ink-soft'>{messages.addressHint}</p>
            </>
          )}
        </Field>
      )}
    </form>
  );
}

interface LineProps {
  line: AnniversaryLine;
  number: number;
  next: NextAnniversary | null | undefined;
  onChange: (line: AnniversaryLine) => void;
  onRemove?: () => void;
}

function Line({ line, number, next, onChange, onRemove }: LineProps) {
  const messages = useMessages('anniversaryForm', anniversaryFormMessages);
  const change = (part: Partial<AnniversaryLine>) => onChange({ ...line, ...part });
  return (
    <fieldset className='mb-6 min-w-0 border-t border-line pt-4'>
      <legend className='sr-only'>{messages.line(number)}</legend>
      <div className='grid grid-cols-[repeat(2,minmax(0,1fr))] gap-4 sm:grid-cols-[repeat(4,minmax(0,1fr))]'>
        <Field label={messages.name} className='col-span-2'>
          {(control) => (
            <input
              name='ten'
              value={line.name}
              maxLength={60}
              autoComplete='off'
              placeholder={messages.namePlaceholder}
              onChange={({ target }) => change({ name: target.value })}
              className={controlClass}
              {...control}
            />
          )}
        </Field>
        <Field label={messages.day}>
          {(control) => (
            <select
              name='ngay'
              value={line.day}
              onChange={({ target }) => change({ day: Number(target.value) })}
              className={controlClass}
              {...control}
            >
              {numbers(30).map((day) => <option key={day} value={day}>{day}</option>)}
            </select>
          )}
        </Field>
        <Field label={messages.month}>
          {(control) => (
            <select
              name='thang'
              value={line.month}
              onChange={({ target }) => change({ month: Number(target.value) })}
              className={controlClass}
              {...control}
            >
              {numbers(12).map((month) => (
                <option key={month} value={month}>{messages.monthName(month)}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label={messages.leap} className='max-sm:col-span-2'>
          {(control) => (
            <select
              name='nhuan'
              value={line.leap ? 1 : 0}
              onChange={({ target }) => change({ leap: target.value === '1' })}
              className={controlClass}
              {...control}
            >
              <Options texts={messages.leapChoices} />
            </select>
          )}
        </Field>
        <Field label={messages.leapPolicy} className='max-sm:col-span-2'>
          {(control) => (
            <select
              name='kieu'
              value={line.leapPolicy}
              onChange={({ target }) =>
                change({ leapPolicy: target.value as AnniversaryLine['leapPolicy'] })}
              className={controlClass}
              {...control}
            >
              <Options texts={messages.leapPolicies} />
            </select>
          )}
        </Field>
        <Field label={messages.shortMonth} className='col-span-2'>
          {(control) => (
            <select
              name='thieu'
              value={line.shortMonth}
              onChange={({ target }) => change({ shortMonth: target.value as ShortMonth })}
              className={controlClass}
              {...control}
            >
              <Options texts={messages.shortMonths} />
            </select>
          )}
        </Field>
      </div>
      <div className='mt-3 flex flex-wrap items-center justify-between gap-x-4'>
        <p role='status' className='min-h-6'>
          {next === null && messages.noDate}
          {next && (
            <>
              <span className='font-semibold'>{messages.next(next.date)}</span>{' '}
              <span className='text-ink-soft'>
                {next.adjusted && messages.adjusted[next.adjusted]}{' '}
                {next.leap && messages.leapMonth} {messages.eve(next.eve)}
              </span>
            </>
          )}
        </p>
        {onRemove && (
          <Button variant='quiet' onClick={onRemove} className='print:hidden'>
            {messages.remove(number)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function Options({ texts }: { texts: Readonly<Record<string, string>> }) {
  return Object.entries(texts).map(([value, text]) => (
    <option key={value} value={value}>{text}</option>
  ));
}
