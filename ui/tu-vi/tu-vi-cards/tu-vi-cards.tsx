import type { ReactNode } from 'react';
import type { Analysis } from '@thach-an/lunar';
import { TuViBasicInfo } from '../tu-vi-basic-info/tu-vi-basic-info.tsx';
import { TuViCareers } from '../tu-vi-careers/tu-vi-careers.tsx';
import { TuViDestiny } from '../tu-vi-destiny/tu-vi-destiny.tsx';
import { TuViElement } from '../tu-vi-element/tu-vi-element.tsx';
import { TuViFengShui } from '../tu-vi-feng-shui/tu-vi-feng-shui.tsx';
import { TuViPillars } from '../tu-vi-pillars/tu-vi-pillars.tsx';
import { TuViSheet } from '../tu-vi-result/tu-vi-sheet.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const tuViCardsMessages = {
  /** Names the shop on the printed chart. */
  madeBy: (shop: ReactNode): ReactNode => <>Lá số được lập tại {shop}</>,
};

export interface TuViCardsProps {
  /** Birth chart to show. */
  analysis: Analysis;
  /** CSS colour of each colour name in the analysis. */
  colorHex: Readonly<Record<string, string>>;
  /** Name of the shop, which only the printed chart shows. @default undefined */
  shopName?: string;
}

/** The set of result cards of a birth chart, laid out on a sheet that prints on one page of A4. */
export function TuViCards({ analysis, colorHex, shopName }: TuViCardsProps) {
  const messages = useMessages('tuViCards', tuViCardsMessages);
  const { menh, palace, tuTru } = analysis;
  return (
    <TuViSheet>
      <TuViBasicInfo {...analysis} />
      <div className='grid gap-8 @2xl:grid-cols-[15rem_minmax(0,1fr)] print:gap-6'>
        <TuViDestiny {...menh} palace={palace} />
        <TuViPillars pillars={tuTru} birth={analysis} />
      </div>
      <TuViElement {...menh} />
      <TuViFengShui {...menh} palace={palace} colorHex={colorHex} />
      <TuViCareers careers={menh.careers} />
      {shopName && (
        <p className='hidden text-center text-ink-soft print:block'>
          {messages.madeBy(<span className='font-serif text-lg text-ink'>{shopName}</span>)}
        </p>
      )}
    </TuViSheet>
  );
}
