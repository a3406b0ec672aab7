import type { SolarDate } from '@thach-an/lunar';
import { EventMark, Link, MonthGrid } from '@thach-an/ui';
import { dayHref, monthHref } from './almanac-address.ts';
import type { MonthView } from './month-view.ts';

const linkClass =
  'inline-flex min-h-11 items-center text-jade underline-offset-4 hover:underline print:hidden';

/** Renders a month with the links to its neighbours and the list of its special days. */
export function MonthContent(
  { month: { year, month, weeks, listed }, current, query = '' }: {
    month: MonthView;
    current?: SolarDate;
    /** Parameters that the neighbours keep. */
    query?: string;
  },
) {
  const months = year * 12 + month - 1;
  const neighbour = (step: number) => {
    const other = months + step;
    const [y, m] = [Math.floor(other / 12), other % 12 + 1];
    return y >= 1900 && y <= 2100 ? { label: `Tháng ${m}/${y}`, href: monthHref(y, m) } : undefined;
  };
  const [previous, next] = [neighbour(-1), neighbour(1)];
  return (
    <>
      <div className='flex justify-between'>
        {previous
          ? (
            <Link href={previous.href + query} target='_self' rel='prev' className={linkClass}>
              ← {previous.label}
            </Link>
          )
          : <span />}
        {next && (
          <Link href={next.href + query} target='_self' rel='next' className={linkClass}>
            {next.label} →
          </Link>
        )}
      </div>
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
                  className='figures min-w-14 font-semibold text-jade underline-offset-4 hover:underline'
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
            <span className='inline-flex items-baseline gap-2'>
              <EventMark kind='off' aria-hidden />Nghỉ lễ
            </span>
            <span className='inline-flex items-baseline gap-2'>
              <EventMark kind='commemoration' aria-hidden />Ngày kỷ niệm
            </span>
            <span className='inline-flex items-baseline gap-2'>
              <EventMark kind='tradition' aria-hidden />Lễ truyền thống
            </span>
            <span className='folk'>Chấm nhỏ: ngày hoàng đạo</span>
          </p>
        </section>
      )}
    </>
  );
}
