import type { CungMenh, Menh } from '@thach-an/lunar';
import { TuViSection } from '../tu-vi-section/tu-vi-section.tsx';
import { Coins } from './coins.tsx';
import { Compass } from './compass.tsx';
import { ColourSwatches } from './colour-swatches.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { tuViFengShuiMessages } from './tu-vi-feng-shui-messages.ts';

export interface TuViFengShuiProps extends Pick<Menh, 'colors' | 'numbers'> {
  /** Life palace (cung mệnh) with its directions. */
  palace: Pick<CungMenh, 'cung' | 'directions'>;
  /** CSS colour by name. */
  colorHex: Readonly<Record<string, string>>;
}

/** Feng shui of a birth: colours as swatches, directions on a compass, numbers as coins. */
export function TuViFengShui({ colors, numbers, palace, colorHex }: TuViFengShuiProps) {
  const messages = useMessages('tuViFengShui', tuViFengShuiMessages);
  return (
    <TuViSection title={messages.title}>
      <div
        data-slot='tu-vi-feng-shui'
        className='grid gap-8 @2xl:grid-cols-[1fr_minmax(0,320px)] @2xl:gap-10 print:gap-6'
      >
        <div className='space-y-6 print:space-y-2.5'>
          <ColourSwatches
            title={messages.compatible}
            note={messages.compatibleNote}
            colors={colors.compatible}
            colorHex={colorHex}
          />
          <ColourSwatches
            title={messages.beneficial}
            note={messages.beneficialNote}
            colors={colors.beneficial}
            colorHex={colorHex}
          />
          <ColourSwatches
            title={messages.avoid}
            note={messages.avoidNote}
            colors={colors.avoid}
            colorHex={colorHex}
          />
          <Coins title={messages.numbers} numbers={numbers} />
        </div>
        <div>
          <h4 className='mb-3 print:mb-1 text-center font-semibold'>{messages.directions}</h4>
          <Compass directions={palace.directions} cung={palace.cung} />
        </div>
      </div>
    </TuViSection>
  );
}
