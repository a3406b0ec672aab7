import type { BilingualText, Explanation } from '@thach-an/lunar';
import type { ComponentProps } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { joinClasses } from '../../primitives/join-classes.ts';

const almanacLineMessages = {
  text: (text: BilingualText) => text.vi,
  source: (source: string) => `Nguồn: ${source}`,
  school: (school: string) => `Đang dùng: ${school}.`,
  other: (school: string, value: string) => `Hôm đó ${school}: ${value}.`,
};

export interface AlmanacLineProps extends Omit<ComponentProps<'details'>, 'children'> {
  /** Value of the almanac with its rule, as `explain()` of `@thach-an/lunar` returns it. */
  explanation: Explanation;
}

/**
 * One value of a day. It opens to its rule, school and source, and to the values of the other
 * schools. `ref`, `className` and other props go to the `<details>`.
 */
export function AlmanacLine({ explanation, className, ...rest }: AlmanacLineProps) {
  const messages = useMessages('almanacLine', almanacLineMessages);
  const { name, value, rule, school, source, others } = explanation;
  return (
    <details
      data-slot='almanac-line'
      className={joinClasses('group border-b border-line', className)}
      {...rest}
    >
      <summary className='flex min-h-11 cursor-pointer items-baseline justify-between gap-4 py-2 marker:content-none hover:text-jade'>
        <span className='text-ink-soft'>{messages.text(name)}</span>
        <span className='text-right font-semibold break-words'>
          {messages.text(value)}
          {others.length > 0 && <span aria-hidden className='text-jade'>*</span>}
        </span>
      </summary>
      <div className='space-y-1 pb-3 text-sm text-ink-soft wrap-anywhere'>
        <p>{messages.text(rule)}</p>
        {school && <p>{messages.school(messages.text(school))}</p>}
        {others.map((other) => (
          <p key={other.school.en}>
            {messages.other(messages.text(other.school), messages.text(other.value))}{' '}
            {messages.source(other.source)}.
          </p>
        ))}
        <p>{messages.source(source)}.</p>
      </div>
    </details>
  );
}
