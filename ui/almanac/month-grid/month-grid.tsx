import type { BilingualText, LunarDate, SolarDate } from '@thach-an/lunar';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { joinClasses } from '../../primitives/join-classes.ts';
import { Link } from '../../primitives/link/link.tsx';
import { type DayEvent, EventMark } from '../event-mark/event-mark.tsx';

const monthGridMessages = {
  text: (text: BilingualText) => text.vi,
  weekdays: [
    ['T2', 'Thứ Hai'],
    ['T3', 'Thứ Ba'],
    ['T4', 'Thứ Tư'],
    ['T5', 'Thứ Năm'],
    ['T6', 'Thứ Sáu'],
    ['T7', 'Thứ Bảy'],
    ['CN', 'Chủ Nhật'],
  ] as readonly (readonly [short: string, long: string])[],
  day: ({ year, month, day }: SolarDate, lunar: LunarDate) =>
    `Ngày ${day}/${month}/${year}, ${lunar.day}/${lunar.month}${
      lunar.leap ? ' nhuận' : ''
    } âm lịch`,
  leapMark: 'N',
  hoangDao: 'ngày hoàng đạo',
  term: (name: string, time: string) => `${name} ${time}`,
};

/** Day of the grid. */
export interface MonthGridDay {
  date: SolarDate;
  lunar: LunarDate;
  /** `false` for the days of the months before and after. */
  inMonth: boolean;
  hoangDao: boolean;
  /** URL of the day; none outside of the range of the calendar. */
  href?: string;
  /** Solar term that begins on this day, with its time as displayed. */
  term?: { name: string; time: string };
  events: readonly DayEvent[];
}

export interface MonthGridProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Name of the month, for screen readers. */
  label: string;
  /** Weeks of seven days, from Monday. */
  weeks: readonly (readonly MonthGridDay[])[];
  /** Day to mark as the current one. @default undefined */
  current?: SolarDate;
  /** Shows solar and lunar days only, for twelve months on a page. @default false */
  compact?: boolean;
}

const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
]);

/** Moves the focus between the days with the arrow keys; Home and End go to the ends of a week. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, currentTarget, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return;
  const cells = [...currentTarget.querySelectorAll('td')];
  const index = cells.findIndex((cell) => cell.contains(target));
  const step = steps.get(key) ??
    (key === 'Home' ? -(index % 7) : key === 'End' ? 6 - index % 7 : undefined);
  const next = step === undefined ? undefined : cells[index + step]?.querySelector('a');
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/**
 * Month with seven columns from Monday: the solar day, the lunar day below it, marks and terms. The
 * arrow keys move between the days. `ref`, `className` and other props go to the `<table>`.
 */
export function MonthGrid(
  { label, weeks, current, compact = false, className, ...rest }: MonthGridProps,
) {
  const messages = useMessages('monthGrid', monthGridMessages);
  return (
    <table
      data-slot='month-grid'
      onKeyDown={moveFocus}
      className={joinClasses('w-full table-fixed border-collapse', className)}
      {...rest}
    >
      <caption className='sr-only'>{label}</caption>
      <thead>
        <tr>
          {messages.weekdays.map(([short, long]) => (
            <th
              key={short}
              scope='col'
              className='py-1 text-[min(0.8333rem,3.6vw)] font-normal text-ink-soft'
            >
              <abbr title={long} className='no-underline'>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={`${week[0]?.date.month}-${week[0]?.date.day}`}>
            {week.map((day) => (
              <td
                key={day.date.day}
                className={joinClasses(
                  'border-t border-line p-0 align-top',
                  !day.inMonth ? 'text-ink-soft' : undefined,
                )}
              >
                <Day
                  day={day}
                  compact={compact}
                  isCurrent={current?.day === day.date.day && current.month === day.date.month &&
                    current.year === day.date.year}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: MonthGridDay;
  compact: boolean;
  isCurrent: boolean;
}

function Day({ day, compact, isCurrent }: DayProps) {
  const messages = useMessages('monthGrid', monthGridMessages);
  const { date, lunar, inMonth, hoangDao, href, term, events } = day;
  if (compact && !inMonth) return null;
  const isMajor = lunar.day === 1 || lunar.day === 15;
  const lunarText = lunar.day === 1 || date.day === 1
    ? `${lunar.day}/${lunar.month}${lunar.leap ? messages.leapMark : ''}`
    : `${lunar.day}${lunar.leap && !compact ? messages.leapMark : ''}`;
  const content = (
    <>
      <span className='sr-only'>{messages.day(date, lunar)}</span>
      <span
        aria-hidden
        className={joinClasses(
          'figures block leading-[1.3]',
          compact ? 'text-[min(1rem,4.5vw)]' : 'text-[min(1.44rem,5vw)]',
          inMonth ? 'font-semibold' : undefined,
        )}
      >
        {date.day}
      </span>
      <span
        aria-hidden
        className={joinClasses(
          'block text-[min(0.8333rem,3.6vw)] leading-[1.3]',
          isMajor ? 'text-cinnabar' : 'text-ink-soft',
        )}
      >
        {lunarText}
        {hoangDao && !compact && (
          <span className='folk ml-1 inline-block size-1 rounded-tag bg-ink-soft align-middle forced-colors:bg-[CanvasText]' />
        )}
      </span>
      {hoangDao && !compact && <span className='folk sr-only'>{messages.hoangDao}</span>}
      {!compact && (
        <span className='flex min-h-4 flex-wrap justify-center gap-1'>
          {events.map(({ kind, name }) => (
            <span
              key={`${kind} ${name.en}`}
              className='inline-flex max-w-full items-baseline gap-1'
            >
              <EventMark kind={kind} />
              <span className='text-left text-sm leading-[1.3] max-md:sr-only'>
                {messages.text(name)}
              </span>
            </span>
          ))}
          {term && (
            <span className='text-sm max-md:sr-only'>{messages.term(term.name, term.time)}</span>
          )}
        </span>
      )}
    </>
  );
  const className = joinClasses(
    'relative block overflow-x-clip rounded-field px-0.5 py-1 text-center',
    compact ? 'min-h-11' : 'min-h-18',
    isCurrent ? 'bg-jade-soft forced-colors:border-2' : undefined,
  );
  return href
    ? (
      <Link
        href={href}
        target='_self'
        aria-current={isCurrent ? 'date' : undefined}
        className={joinClasses(className, 'hover:bg-jade-soft')}
      >
        {content}
      </Link>
    )
    : <span className={className}>{content}</span>;
}
