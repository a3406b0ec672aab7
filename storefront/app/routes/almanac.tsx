import { storeHref } from '@thach-an/edge-api/contract';
import {
  fromJulianDay,
  julianDay,
  type NapAm,
  objections,
  occasions,
  type SolarDate,
  toIsoDate,
} from '@thach-an/lunar';
import { ChosenDays, Link, MonthGrid } from '@thach-an/ui';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { loaderContext } from '../api/loader-context.ts';
import {
  almanacPath,
  choosePath,
  dayHref,
  inRange,
  linkedDay,
  monthHref,
  readAlmanacPath,
  yearHref,
} from '../almanac/almanac-address.ts';
import { type AlmanacData, almanacData, almanacTitle } from '../almanac/almanac-data.ts';
import { AlmanacFrame } from '../almanac/almanac-frame.tsx';
import { DayContent } from '../almanac/day-content.tsx';
import { type NextHoliday, shortDate } from '../almanac/day-view.ts';
import { MonthContent } from '../almanac/month-content.tsx';
import { linkClass, type Neighbour, Neighbours } from '../almanac/neighbours.tsx';
import { NewDayLoader } from '../almanac/new-day-loader.tsx';
import { pageMeta } from '../head/page-meta.ts';
import { breadcrumbsOf } from '../head/structured/breadcrumbs-of.ts';
import { siteOf } from '../shell/use-shop.ts';

interface Loaded {
  data: AlmanacData;
  path: string;
  /** `true` for an address with parameters. */
  hidden: boolean;
}

/** The views are made on the server: most of their code is tables and texts. */
export function loader({ request, context }: LoaderFunctionArgs): Loaded {
  const { pathname: requested, searchParams } = new URL(request.url);
  // The browser requests the data of a page at its path with this ending.
  const pathname = requested.replace(/\.data$/, '');
  const address = readAlmanacPath(pathname);
  if (!address || address.view === 'anniversaries') throw new Response(null, { status: 404 });
  const data = almanacData(address, searchParams, context.get(loaderContext).today());
  const hidden = ['lich', 'loi', 'viec', 'tu'].some((name) => searchParams.has(name));
  return { data, path: pathname, hidden };
}

export function meta({ loaderData, ...args }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { data, path, hidden } = loaderData;
  const site = siteOf(args);
  const { title, description } = almanacTitle(data);
  const crumbs = [{ name: 'Lịch vạn niên', path: almanacPath }, { name: title }];
  const jsonLd = path === almanacPath
    ? { '@type': 'WebPage', name: title, description, inLanguage: 'vi' }
    : { ...breadcrumbsOf(crumbs, site.publicUrl) };
  return pageMeta(site, { title, description, path, hidden, jsonLd });
}

/** Renders a view of the almanac: today, a day, a month, a year, or the choice of a day. */
export default function Almanac() {
  const { data } = useLoaderData<typeof loader>();
  switch (data.view) {
    case 'today':
    case 'day': {
      const { date } = data.day.leaf;
      const isToday = data.view === 'today';
      return (
        <AlmanacFrame
          current={isToday ? 'today' : undefined}
          month={date}
          heading={`${isToday ? 'Hôm nay' : 'Ngày'} ${shortDate(date)}`}
          folkSwitch
          unread={isToday ? data.unread : undefined}
          foot={<StonesOfDay napAm={data.day.napAm} />}
        >
          {isToday && <NewDayLoader day={julianDay(date)} />}
          <Neighbours previous={dayNear(date, -1)} next={dayNear(date, 1)} />
          {isToday
            ? data.next && <p className='mb-4 text-center'>{nextHolidayText(data.next)}</p>
            : <NorthOrSouth half={data.half} href={dayHref(date)} />}
          <DayContent day={data.day} />
          {isToday && (
            <>
              <h2 className='mt-10 pb-2 text-xl leading-[1.3]'>
                Tháng {date.month} năm {date.year}
              </h2>
              <MonthContent month={data.month} current={date} />
            </>
          )}
        </AlmanacFrame>
      );
    }
    case 'month': {
      const { month } = data;
      return (
        <AlmanacFrame
          current='month'
          month={month}
          heading={`Tháng ${month.month} năm ${month.year}`}
          folkSwitch
        >
          <NorthOrSouth half={data.half} href={monthHref(month.year, month.month)} />
          <MonthContent month={month} query={data.half === 'south' ? '?lich=mien-nam' : ''} />
        </AlmanacFrame>
      );
    }
    case 'year':
      return (
        <AlmanacFrame
          current='year'
          month={{ year: data.year, month: 1 }}
          heading={`Năm ${data.year}`}
        >
          <Neighbours previous={yearAt(data.year - 1)} next={yearAt(data.year + 1)} />
          <div className='grid gap-8 sm:grid-cols-2 print:grid-cols-3 print:gap-3 print:[zoom:0.8]'>
            {data.months.map(({ month, weeks }) => (
              <section key={month} aria-labelledby={`thang-${month}`}>
                <h2 id={`thang-${month}`} className='text-lg leading-[1.4]'>
                  <Link
                    href={monthHref(data.year, month)}
                    target='_self'
                    className='inline-flex min-h-11 items-center underline-offset-4 hover:underline'
                  >
                    Tháng {month}
                  </Link>
                </h2>
                <MonthGrid label={`Tháng ${month} năm ${data.year}`} weeks={weeks} compact />
              </section>
            ))}
          </div>
        </AlmanacFrame>
      );
    case 'choose': {
      const { occasion, from, to, births, objections: chosen, corrections } = data.query;
      return (
        <AlmanacFrame current='choose' month={from} heading='Chọn ngày'>
          <ChosenDays
            action={choosePath}
            occasion={occasion}
            occasions={occasions}
            from={toIsoDate(from)}
            to={toIsoDate(to)}
            births={births.join(', ')}
            objections={objections}
            chosenObjections={chosen}
            corrections={corrections}
            days={data.days}
            count={data.count}
            free={data.free}
          />
        </AlmanacFrame>
      );
    }
  }
}

function dayNear(date: SolarDate, step: number): Neighbour {
  const found = fromJulianDay(julianDay(date) + step);
  return { label: `${found.day}/${found.month}`, href: linkedDay(found) };
}

const yearAt = (year: number): Neighbour => ({
  label: `Năm ${year}`,
  href: inRange(year) ? yearHref(year) : undefined,
});

const nextHolidayText = ({ name, date, days, estimate }: NextHoliday): string =>
  `Còn ${days} ngày đến ${name} (${shortDate(date)}${estimate ? ', dự kiến' : ''}).`;

/** Renders the link to the stones of the day's element. */
function StonesOfDay({ napAm: { napAm, nguHanh } }: { napAm: NapAm }) {
  return (
    <p className='flex flex-wrap items-center gap-x-4'>
      Đá hợp ngày: nạp âm {napAm}, hành {nguHanh}.
      <Link href={storeHref({ element: nguHanh })} className={linkClass}>
        Xem đá hành {nguHanh}
      </Link>
    </p>
  );
}

/** Renders the choice of the calendar of 1968 to 1975. */
function NorthOrSouth({ half, href }: { half?: 'north' | 'south'; href: string }) {
  if (!half) return null;
  const isSouth = half === 'south';
  return (
    <p className='mb-4 text-sm text-ink-soft'>
      Đang xem lịch miền{' '}
      {isSouth ? 'Nam' : 'Bắc'}. Từ 1968 đến 1975 miền Bắc tính lịch theo giờ UTC+7, miền Nam giữ
      UTC+8 nên có tháng lệch nhau một ngày.{' '}
      <Link
        href={isSouth ? href : `${href}?lich=mien-nam`}
        target='_self'
        className='text-jade underline underline-offset-4'
      >
        Xem lịch miền {isSouth ? 'Bắc' : 'Nam'}
      </Link>
    </p>
  );
}
