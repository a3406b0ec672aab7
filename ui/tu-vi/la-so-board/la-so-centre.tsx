import type { LaSo } from '@thach-an/lunar';
import { elementColour } from '../tu-vi-element/element-colour.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { laSoBoardMessages } from './la-so-board-messages.ts';

/** Person of a chart. */
export interface LaSoPerson {
  /** Name, or an empty string. */
  name: string;
  /** Solar date of birth, such as "10/02/1985". */
  solarDate: string;
  /** Time of birth by the clock, such as "08:30". @default undefined */
  time?: string;
}

export interface LaSoCentreProps extends LaSoPerson {
  /** Chart whose Mệnh and Cục are shown. */
  chart: LaSo;
}

/** Centre of the board: name, dates, Mệnh and Cục. */
export function LaSoCentre({ chart, name, solarDate, time }: LaSoCentreProps) {
  const messages = useMessages('laSoBoard', laSoBoardMessages);
  const { lunar, year, hour, amDuong, banMenh, cuc, menhCuc, menhChu, thanChu, luuNien } = chart;
  return (
    <div className='col-span-2 col-start-2 row-span-2 row-start-2 flex flex-col items-center justify-center gap-1 bg-surface p-1.5 text-center text-[0.75rem] leading-[1.45] @2xl:gap-2 @2xl:p-6 @2xl:text-base'>
      <p className='line-clamp-3 font-serif text-base leading-[1.3] font-semibold wrap-anywhere @2xl:text-2xl'>
        {name === '' ? messages.unnamed : name}
      </p>
      <p>
        {solarDate}
        {time && `, ${time}`}
      </p>
      <p>
        {messages.lunarBirth(lunar, `${year.can} ${year.chi}`, hour)}
      </p>
      <p className='font-semibold'>{amDuong}</p>
      <p>
        <span className='whitespace-nowrap'>
          {messages.destiny}{' '}
          <b className={`font-semibold ${elementColour[banMenh].text}`}>{banMenh}</b>
        </span>{' '}
        <span aria-hidden>·</span>{' '}
        <b className={`font-semibold whitespace-nowrap ${elementColour[cuc.nguHanh].text}`}>
          {cuc.name}
        </b>
      </p>
      <p className='text-ink-soft'>
        {menhCuc === 'hòa' ? messages.harmony : menhCuc}
      </p>
      <p className='hidden text-ink-soft @2xl:block'>
        {messages.rulers(menhChu, thanChu)}
      </p>
      {luuNien && (
        <p className='text-ink-soft'>
          {messages.chosenYear(luuNien.year)}
        </p>
      )}
    </div>
  );
}
