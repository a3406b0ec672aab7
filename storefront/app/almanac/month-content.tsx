import type { SolarDate } from '@thach-an/lunar';
import { EventMark, Link, MonthGrid } from '@thach-an/ui';
import { dayHref, inRange, monthHref } from './almanac-address.ts';
import type { MonthView } from './month-view.ts';
import { type Neighbour, Neighbours } from './neighbours.tsx';

const kinds = { off: 'Nghỉ lễ', commemoration: 'Ngày kỷ niệm', tradition: 'Lễ truyền thống' };

/** Renders a month with the links to its neighbours and the list of its special days. */
export function MonthContent(
  { month: { year, month, weeks, listed }, current, query = '' }: {
    month: MonthView;
    current?: SolarDate;
    /** Parameters that the neighbours keep. */
    query?: string;
  },
) {
  const monthNear = (step: number): Neighbour => {
    const months = year * 12 + month - 1 + step;
    const [y, m] = [Math.floor(months / 12), months % 12 + 1];
    return { label: `Tháng ${m}/${y}`, href: inRange(y) ? monthHref(y, m) + query : undefined };
  };
  return (
    <>
      <Neighbours previous={monthNear(-1)} next={monthNear(1)} />
      <MonthGrid label={`Tháng ${month} năm ${year}`} weeks={weeks} current={current} />
      {listed.length > 0 && (
        <section aria-labelledby='ngay-trong-thang' className='mt-8'>
          <h2 id='ngay-trong-thang' className='pb-2 text-xl leading-[1.3]'>Ngày trong tháng</h2>
          <ul role='list'>
            {listed.map(({ date, events, term }) => (
              <li key={date.day} className='flex gap-4 border-b border-line py-2'>
                <Link
                  href={dayHref(date) + query}
                  target='_self'
                  className='figures min-w-14 shrink-0 font-semibold text-jade underline-offset-4 hover:underline'
                >
                  {date.day}/{month}
                </Link>
                <span>
                  {events.map(({ kind, name }) => (
                    <span key={`${kind} ${name.en}`} className='flex items-baseline gap-2'>
                      <EventMark kind={kind} />
                      {name.vi}
                    </span>
                  ))}
                  {term && <span>Tiết {term.name}, {term.time}</span>}
                </span>
              </li>
            ))}
          </ul>
          <p className='mt-3 flex flex-wrap gap-x-5 text-sm text-ink-soft'>
            {(['off', 'commemoration', 'tradition'] as const).map((kind) => (
              <span key={kind} className='inline-flex items-baseline gap-2'>
                <EventMark kind={kind} aria-hidden />
                {kinds[kind]}
              </span>
            ))}
            <span className='folk'>Chấm nhỏ: ngày hoàng đạo</span>
          </p>
        </section>
      )}
    </>
  );
}
