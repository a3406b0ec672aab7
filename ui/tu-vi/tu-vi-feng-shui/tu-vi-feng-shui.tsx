import type { CungMenh, Menh } from '@thach-an/lunar';
import { TuViSection } from '../tu-vi-section/tu-vi-section.tsx';
import { Compass } from './compass.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { tuViFengShuiMessages } from './tu-vi-feng-shui-messages.ts';
import { type ReactNode, useId } from 'react';

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
          {(['compatible', 'beneficial', 'avoid'] as const).map((kind) => (
            <ColourSwatches
              key={kind}
              title={messages[kind]}
              note={messages[`${kind}Note`]}
              colors={colors[kind]}
              colorHex={colorHex}
            />
          ))}
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

/** Numbers in the shape of old coins, round with a square hole. */
function Coins({ title, numbers }: { title: string; numbers: readonly number[] }) {
  const id = useId();
  return (
    <div>
      <h4 id={id} className='font-semibold'>{title}</h4>
      <ul aria-labelledby={id} className='mt-2 flex flex-wrap gap-2.5 print:mt-1'>
        {numbers.map((number) => (
          <li
            key={number}
            className='flex size-13 items-center justify-center rounded-tag border-2 border-gold bg-surface p-1 @2xl:size-14 print:size-12'
          >
            <span className='flex size-full items-center justify-center rounded-tag border border-gold'>
              <span className='flex size-6.5 items-center justify-center border border-gold bg-paper font-serif text-lg leading-none font-semibold'>
                {number}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ColourSwatchesProps {
  /** Heading above the colours. */
  title: string;
  /** Short explanation of these colours. */
  note: ReactNode;
  /** Names of the colours, in display order. */
  colors: readonly string[];
  /** CSS colour by name. */
  colorHex: Readonly<Record<string, string>>;
}

/** Colours as round swatches with names. */
function ColourSwatches({ title, note, colors, colorHex }: ColourSwatchesProps) {
  const id = useId();
  return (
    <div>
      <h4 id={id} className='font-semibold'>
        {title} <span className='font-normal text-ink-soft'>· {note}</span>
      </h4>
      <ul
        aria-labelledby={id}
        className='mt-2 flex flex-wrap print:mt-1 gap-x-5 gap-y-2 print:gap-y-1'
      >
        {colors.map((name) => (
          <li key={name} className='flex items-center gap-2.5'>
            <span
              aria-hidden
              data-slot='swatch'
              style={{ backgroundColor: colorHex[name] }}
              className='size-9 shrink-0 rounded-tag border border-field forced-color-adjust-none print:size-7'
            />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
