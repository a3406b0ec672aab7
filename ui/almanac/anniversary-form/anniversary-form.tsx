import type { AnniversaryOptions, ShortMonth } from '@thach-an/lunar';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button, buttonClass } from '../../primitives/button/button.tsx';
import { controlClass, Field } from '../../primitives/field/field.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { SelectField } from '../../primitives/select/select.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
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

/** Returns the texts of the numbers from 1. */
const textsUpTo = (count: number, textOf: (number: number) => string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, textOf(index + 1)]));
const days = textsUpTo(30, String);

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
  const list = useKeptFocus<HTMLDivElement>();
  const added = useRef(false);
  useEffect(() => {
    if (added.current) [...list.ref.current!.querySelectorAll('input')].at(-1)?.focus();
    added.current = false;
  }, [lines.length]);
  return (
    <form
      data-slot='anniversary-form'
      onSubmit={(event) => {
        event.preventDefault();
        onDownload();
      }}
      {...rest}
    >
      <div role='group' aria-label={messages.list} className='outline-none' {...list}>
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
      </div>
      <div className='mt-4 grid grid-cols-1 items-end gap-4 print:hidden sm:grid-cols-2'>
        <TextChoice
          label={messages.alarm}
          name='nhac'
          value={alarm}
          texts={messages.alarms}
          onChoose={onAlarmChange}
        />
        {onAdd && (
          <Button
            variant='secondary'
            onClick={() => {
              added.current = true;
              onAdd();
            }}
            className='noscript:hidden'
          >
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
                autoFocus
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
  const choice = (
    key: Exclude<keyof AnniversaryLine, 'id' | 'name'>,
    name: string,
    texts: Readonly<Record<string, string>>,
  ) => {
    const value = line[key];
    return (
      <TextChoice
        label={messages[key]}
        name={name}
        value={typeof value === 'boolean' ? Number(value) : value}
        texts={texts}
        onChoose={(text) => {
          const read = { number: Number(text), boolean: text === '1', string: text };
          change({ [key]: read[typeof value as keyof typeof read] });
        }}
      />
    );
  };
  return (
    <fieldset className='mb-6 min-w-0 border-t border-line pt-4'>
      <legend className='sr-only'>{messages.line(number)}</legend>
      <div className='grid grid-cols-[repeat(auto-fit,minmax(min(max(8rem,34%),100%),1fr))] gap-4 sm:grid-cols-[repeat(4,minmax(0,1fr))]'>
        <TextField
          label={messages.name}
          fieldClassName='col-span-full sm:col-span-2'
          name='ten'
          value={line.name}
          maxLength={60}
          autoComplete='off'
          placeholder={messages.namePlaceholder}
          onChange={({ target }) => change({ name: target.value })}
        />
        {choice('day', 'ngay', days)}
        {choice('month', 'thang', textsUpTo(12, messages.monthName))}
      </div>
      <div className='mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] items-end gap-4'>
        {choice('leap', 'nhuan', messages.leapChoices)}
        {choice('leapPolicy', 'kieu', messages.leapPolicies)}
        {choice('shortMonth', 'thieu', messages.shortMonths)}
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

interface TextChoiceProps<Value extends string> {
  label: string;
  name: string;
  value: string | number;
  /** Texts of the choices by their values. */
  texts: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
}

function TextChoice<Value extends string>(
  { label, name, value, texts, onChoose }: TextChoiceProps<Value>,
) {
  return (
    <SelectField
      label={label}
      name={name}
      value={value}
      onChange={({ target }) => onChoose(target.value as Value)}
    >
      {Object.entries<string>(texts).map(([key, text]) => (
        <option key={key} value={key}>{text}</option>
      ))}
    </SelectField>
  );
}
