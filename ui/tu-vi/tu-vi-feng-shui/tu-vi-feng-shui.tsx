import type { CungMenh, Menh } from '@thach-an/lunar';
import { TuViSection } from '../tu-vi-section/tu-vi-section.tsx';
import { Coins } from './coins.tsx';
import { Compass } from './compass.tsx';
import { ColourSwatches } from './colour-swatches.tsx';

export interface TuViFengShuiProps extends Pick<Menh, 'colors' | 'numbers'> {
  /** Life palace (cung mệnh) with its directions. */
  palace: Pick<CungMenh, 'cung' | 'directions'>;
  /** CSS colour by name. */
  colorHex: Readonly<Record<string, string>>;
}

/** Feng shui of a birth: colours as swatches, directions on a compass, numbers as coins. */
export function TuViFengShui({ colors, numbers, palace, colorHex }: TuViFengShuiProps) {
  return (
    <TuViSection title='Phong thủy'>
      <div
        data-slot='tu-vi-feng-shui'
        className='grid gap-8 @2xl:grid-cols-[1fr_minmax(0,320px)] @2xl:gap-10 print:gap-6'
      >
        <div className='space-y-6 print:space-y-2.5'>
          <ColourSwatches
            title='Tương hợp'
            note='cùng hành với mệnh bạn'
            colors={colors.compatible}
            colorHex={colorHex}
          />
          <ColourSwatches
            title='Tương sinh'
            note='sinh cho mệnh bạn'
            colors={colors.beneficial}
            colorHex={colorHex}
          />
          <ColourSwatches
            title='Nên tránh'
            note='khắc mệnh bạn'
            colors={colors.avoid}
            colorHex={colorHex}
          />
          <Coins title='Con số may mắn' numbers={numbers} />
        </div>
        <div>
          <h4 className='mb-3 print:mb-1 text-center font-semibold'>Hướng tốt</h4>
          <Compass directions={palace.directions} cung={palace.cung} />
        </div>
      </div>
    </TuViSection>
  );
}
