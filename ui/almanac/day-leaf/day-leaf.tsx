import type { LunarDate, SolarDate } from '@thach-an/lunar';
import type { ComponentProps } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { joinClasses } from '../../primitives/join-classes.ts';
import { type DayEvent, EventMark } from '../event-mark/event-mark.tsx';
import { dayLeafMessages } from './day-leaf-messages.ts';

export interface DayLeafProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Solar date of the day. */
  date: SolarDate;
  /** Monday 1 to Sunday 7. */
  weekday: number;
  /** Lunar date of the day. */
  lunar: LunarDate;
  /** Number of days of the lunar month. */
  monthLength: number;
  /** Can chi of day, month and year. */
  pillars: { day: string; month: string; year: string };
  /** Solar term in force, with its time as displayed on the day on which it begins. */
  term: { name: string; begins?: string };
  /** Holidays and festivals of the day. @default [] */
  events?: readonly DayEvent[];
}

/**
 * The leaf of a tear-off calendar: the solar day in large figures, the lunar day beside it, in
 * cinnabar on mùng một and rằm. `ref`, `className` and other props go to the `<section>`.
 */
export function DayLeaf(
  { date, weekday, lunar, monthLength, pillars, term, events = [], className, ...rest }:
    DayLeafProps,
) {
  const messages = useMessages('dayLeaf', dayLeafMessages);
  const isMajor = lunar.day === 1 || lunar.day === 15;
  return (
    <section
      data-slot='day-leaf'
      className={joinClasses('border-y border-line py-6 text-center', className)}
      {...rest}
    >
      <div className='flex items-start justify-center gap-4 wrap-anywhere sm:gap-16'>
        <div className='min-w-0 flex-1 sm:flex-none'>
          <p className='text-ink-soft'>{messages.weekday(weekday)}</p>
          <p className='figures py-1 wrap-normal text-[min(8rem,20vw)] leading-none font-semibold'>
            {date.day}
          </p>
          <p>{messages.month(date.month, date.year)}</p>
        </div>
        <div className='min-w-0 flex-1 border-l border-line pl-4 sm:flex-none sm:pl-16'>
          <p className='text-ink-soft'>{messages.lunar}</p>
          <p
            className={joinClasses(
              'figures py-1 wrap-normal text-[min(8rem,20vw)] leading-none',
              isMajor ? 'text-cinnabar' : undefined,
            )}
          >
            {lunar.day}
          </p>
          <p className='text-balance'>{messages.lunarMonth(lunar, pillars.year)}</p>
          <p className='text-sm text-ink-soft'>{messages.monthLength(monthLength)}</p>
        </div>
      </div>
      <p className='mt-5 [font-variant-caps:small-caps]'>{messages.pillars(pillars)}</p>
      <p className='mt-1 text-ink-soft'>
        {term.begins ? messages.termBegins(term.name, term.begins) : messages.term(term.name)}
      </p>
      {events.length > 0 && (
        <ul aria-label={messages.events} className='mt-4 space-y-1'>
          {events.map(({ kind, name }) => (
            <li key={`${kind} ${name.en}`} className='flex items-baseline justify-center gap-2'>
              <EventMark kind={kind} />
              <span className='font-semibold'>{messages.text(name)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
