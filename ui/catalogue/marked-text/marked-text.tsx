import { Fragment } from 'react';

/** Range of a text from `start` to before `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface MarkedTextProps {
  /** Text to show. */
  text: string;
  /**
   * Ranges to mark, in order and without overlaps. Ranges after the end have no effect.
   * @default []
   */
  ranges?: readonly TextRange[];
}

/** Text with marked ranges, such as the words that a search has found. */
export function MarkedText({ text, ranges = [] }: MarkedTextProps) {
  const inText = ranges.filter(({ start }) => start < text.length);
  return (
    <>
      {inText.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(inText[index - 1]?.end ?? 0, start)}
          <mark className='rounded-xs bg-jade-soft text-inherit forced-colors:bg-[Mark] forced-colors:text-[MarkText]'>
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {text.slice(inText.at(-1)?.end ?? 0)}
    </>
  );
}
