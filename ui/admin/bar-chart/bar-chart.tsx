import { useId } from 'react';

export interface BarChartProps {
  /** Name of what is shown. */
  title: string;
  /** Values in their order, with a label for the axis and the table. */
  bars: readonly { label: string; value: number }[];
  /** Formats a value. */
  format: (value: number) => string;
  /** Title of the column of labels in the table. */
  labelTitle: string;
  /** `true` for a bar per line, with its label beside it. @default false */
  horizontal?: boolean;
}

const width = 600;
const height = 160;

/** Bars drawn in SVG, with the largest value on the axis, and a table of the same values. */
export function BarChart({ title, bars, format, labelTitle, horizontal }: BarChartProps) {
  const id = useId();
  const largest = Math.max(0, ...bars.map(({ value }) => value));
  const isEmpty = largest === 0;
  return (
    <figure data-slot='bar-chart' aria-labelledby={id} className='min-w-0'>
      <figcaption id={id} className='mb-3 font-serif text-lg font-semibold'>{title}</figcaption>
      {isEmpty && <p className='text-ink-soft'>Chưa có số liệu trong thời gian này.</p>}
      {!isEmpty && (horizontal
        ? (
          <ul className='grid grid-cols-1 gap-2' aria-hidden>
            {bars.map(({ label, value }, index) => (
              <li key={`${index} ${label}`} className='text-sm'>
                <span className='flex justify-between gap-3'>
                  <span className='truncate'>{label}</span>
                  <span className='figures'>{format(value)}</span>
                </span>
                <svg
                  viewBox='0 0 100 4'
                  preserveAspectRatio='none'
                  className='h-2 w-full text-jade'
                >
                  <rect width='100' height='4' className='fill-line' />
                  <rect width={100 * value / largest} height='4' fill='currentColor' />
                </svg>
              </li>
            ))}
          </ul>
        )
        : <Columns {...{ bars, format, largest }} />)}
      <details className='mt-2 text-sm'>
        <summary className='min-h-11 cursor-pointer py-2.5 text-jade'>Xem bảng số liệu</summary>
        <table className='w-full'>
          <thead className='text-left text-ink-soft'>
            <tr>
              <th scope='col' className='font-normal'>{labelTitle}</th>
              <th scope='col' className='text-right font-normal'>{title}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value }, index) => (
              <tr key={`${index} ${label}`} className='border-t border-line'>
                <th scope='row' className='py-1 text-left font-normal'>{label}</th>
                <td className='figures py-1 text-right'>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Columns(
  { bars, format, largest }: Pick<BarChartProps, 'bars' | 'format'> & { largest: number },
) {
  const step = width / bars.length;
  return (
    <div aria-hidden className='text-sm text-ink-soft'>
      <p className='figures'>{format(largest)}</p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio='none'
        className='block h-40 w-full border-y border-line text-jade'
      >
        {bars.map(({ label, value }, index) => (
          <rect
            key={`${index} ${label}`}
            x={index * step + step * 0.15}
            width={step * 0.7}
            y={height - height * value / largest}
            height={height * value / largest}
            fill='currentColor'
          />
        ))}
      </svg>
      <p className='mt-1 flex justify-between tabular-nums'>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
    </div>
  );
}
