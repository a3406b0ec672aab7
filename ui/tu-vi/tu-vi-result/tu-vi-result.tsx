import type { Analysis } from '@thach-an/lunar';
import { Printer, Share2 } from '../../primitives/icons.ts';
import { Button } from '../../primitives/button/button.tsx';
import { TuViBasicInfo } from '../tu-vi-basic-info/tu-vi-basic-info.tsx';
import { TuViCareers } from '../tu-vi-careers/tu-vi-careers.tsx';
import { TuViDestiny } from '../tu-vi-destiny/tu-vi-destiny.tsx';
import { TuViElement } from '../tu-vi-element/tu-vi-element.tsx';
import { TuViFengShui } from '../tu-vi-feng-shui/tu-vi-feng-shui.tsx';
import { TuViPillars } from '../tu-vi-pillars/tu-vi-pillars.tsx';
import { TuViSheet } from './tu-vi-sheet.tsx';

export interface TuViResultProps {
  analysis: Analysis;
  /** The colour of each name in the analysis, as CSS takes it. */
  colorHex: Readonly<Record<string, string>>;
  /** Prints the page; without it there is no such button. */
  onPrint?: () => void;
  /** Shares the chart; without it there is no such button. */
  onShare?: () => void;
  /** Leads to another analysis; without it there is no such button. */
  onAgain?: () => void;
}

/** A birth chart, laid out as a certificate. It prints on one page of A4, without its buttons. */
export function TuViResult({ analysis, colorHex, onPrint, onShare, onAgain }: TuViResultProps) {
  const { menh, palace, tuTru } = analysis;
  return (
    <div data-slot='tu-vi-result'>
      <TuViSheet>
        <TuViBasicInfo
          name={analysis.name}
          solarDate={analysis.solarDate}
          lunarDate={analysis.lunarDate}
          gender={analysis.gender}
        />
        <div className='grid gap-8 @2xl:grid-cols-[15rem_minmax(0,1fr)] print:gap-6'>
          <TuViDestiny napAm={menh.napAm} nguHanh={menh.nguHanh} palace={palace} />
          <TuViPillars pillars={tuTru} />
        </div>
        <TuViElement
          nguHanh={menh.nguHanh}
          desc={menh.desc}
          positive={menh.positive}
          negative={menh.negative}
        />
        <TuViFengShui
          colors={menh.colors}
          numbers={menh.numbers}
          palace={palace}
          colorHex={colorHex}
        />
        <TuViCareers careers={menh.careers} />
      </TuViSheet>
      {(onPrint || onShare || onAgain) && (
        <div className='mt-6 flex flex-wrap justify-center gap-3 print:hidden'>
          {onPrint && (
            <Button variant='secondary' onClick={onPrint} className='max-sm:w-full'>
              <Printer aria-hidden size={18} />In lá số
            </Button>
          )}
          {onShare && (
            <Button variant='secondary' onClick={onShare} className='max-sm:w-full'>
              <Share2 aria-hidden size={18} />Chia sẻ
            </Button>
          )}
          {onAgain && (
            <Button variant='quiet' onClick={onAgain} className='max-sm:w-full'>
              Xem cho người khác
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
