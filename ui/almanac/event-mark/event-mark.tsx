import type { BilingualText } from '@thach-an/lunar';
import type { ComponentProps } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { joinClasses } from '../../primitives/join-classes.ts';

const eventMarkMessages = {
  off: 'nghỉ lễ',
  commemoration: 'ngày kỷ niệm',
  tradition: 'lễ truyền thống',
};

/** Kind of a special day: day off by law, commemoration, or tradition. */
export type DayEventKind = 'off' | 'commemoration' | 'tradition';

/** Special day of the calendar. */
export interface DayEvent {
  kind: DayEventKind;
  name: BilingualText;
}

export interface EventMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Kind of the special day, which decides shape and word. */
  kind: DayEventKind;
}

const shapes: Record<DayEventKind, string> = {
  off: 'M0 0h10v10H0z',
  commemoration: 'M5 0l5 5-5 5-5-5z',
  tradition: 'M5 0a5 5 0 1 0 0 10A5 5 0 0 0 5 0z',
};

/**
 * Mark of a kind of days: a square for a day off, a diamond for a commemoration, a disc for a
 * tradition. Screen readers get the word. `ref`, `className` and other props go to the `<span>`.
 */
export function EventMark({ kind, className, ...rest }: EventMarkProps) {
  const messages = useMessages('eventMark', eventMarkMessages);
  return (
    <span
      data-slot='event-mark'
      className={joinClasses('inline-flex shrink-0 text-jade', className)}
      {...rest}
    >
      <svg aria-hidden viewBox='0 0 10 10' width='9' height='9' fill='currentColor'>
        <path d={shapes[kind]} />
      </svg>
      <span className='sr-only'>{messages[kind]}</span>
    </span>
  );
}
