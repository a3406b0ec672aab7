import { type BirthDetails, LaSoCard, Notice } from '@thach-an/ui';
import { useMemo, useState } from 'react';
import { notify } from '../shell/notify.ts';
import { drawChart, lunarYearOf } from './draw-chart.ts';
import type { SharedBirth } from './shared-birth.ts';

export interface LaSoResultProps {
  birth: SharedBirth;
  details: BirthDetails;
  name: string;
  /** Solar date of birth, as the analysis shows it. */
  solarDate: string;
  /** Shares the URL of the chart. */
  onShare: () => void;
}

/** Renders the card of the Tử Vi chart, at first with the present lunar year. */
export function LaSoResult(
  { birth, details, name, solarDate, onShare }: LaSoResultProps,
) {
  const [viewYear, setViewYear] = useState<number | undefined>(() => lunarYearOf(new Date()));
  const drawn = useMemo(() => drawChart(birth, details, viewYear), [birth, details, viewYear]);
  if (!drawn) {
    return (
      <Notice tone='info'>
        Giờ mặt trời thật của ngày sinh này nằm ngoài các năm 1900 đến 2100, nên chưa lập được lá
        số. Bạn hãy bỏ chọn giờ mặt trời thật rồi thử lại.
      </Notice>
    );
  }
  const { chart, notes } = drawn;
  return (
    <LaSoCard
      chart={chart}
      notes={notes}
      name={name}
      solarDate={solarDate}
      time={details.time === '' ? undefined : details.time}
      onYearChange={setViewYear}
      onPrint={printLaSo}
      onPicture={async () => {
        try {
          const { savePicture } = await import('./save-picture.ts');
          await savePicture(chart, { name, solarDate, time: details.time });
          notify('success', 'Đã lưu ảnh lá số');
        } catch (error) {
          console.warn('The picture could not be saved', error);
          notify('error', 'Không lưu được ảnh, vui lòng thử lại');
        }
      }}
      onShare={onShare}
    />
  );
}

/** Prints only the Tử Vi chart of the page. Other cards are hidden until the print has ended. */
function printLaSo(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'la-so';
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  print();
}
