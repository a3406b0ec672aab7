import type { LaSo, Palace, PalaceName } from '@thach-an/lunar';
import { LaSoCentre, type LaSoPerson } from './la-so-centre.tsx';
import { LaSoPalace } from './la-so-palace.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { laSoBoardMessages } from './la-so-board-messages.ts';

export interface LaSoBoardProps extends LaSoPerson {
  /** Chart to show. */
  chart: LaSo;
  /** Called with the name of a palace that the visitor opens. */
  onPalaceOpen: (name: PalaceName) => void;
}

/** The board is read from Mệnh on, in the order in which the palaces are counted. */
function fromMenh(palaces: readonly Palace[]): Palace[] {
  const start = palaces.findIndex(({ name }) => name === 'Mệnh');
  return [...palaces.slice(start), ...palaces.slice(0, start)];
}

/**
 * The twelve palaces of a chart on the traditional board of 4 × 4 squares, with the centre in the
 * middle. Assistive technology and the keyboard get a list of palaces, beginning with Mệnh. A
 * narrow board shows the main stars only.
 */
export function LaSoBoard({ chart, onPalaceOpen, ...person }: LaSoBoardProps) {
  const messages = useMessages('laSoBoard', laSoBoardMessages);
  return (
    <div
      data-slot='la-so-board'
      className='grid grid-cols-[repeat(4,minmax(0,1fr))] grid-rows-[repeat(4,minmax(7rem,auto))] gap-px border border-line bg-line print:gap-0.5 @2xl:grid-rows-[repeat(4,minmax(13rem,auto))]'
    >
      <LaSoCentre chart={chart} {...person} />
      <ol aria-label={messages.palaces} className='contents'>
        {fromMenh(chart.palaces).map((palace) => (
          <LaSoPalace
            key={palace.name}
            palace={palace}
            luuNien={chart.luuNien}
            onOpen={() => onPalaceOpen(palace.name)}
          />
        ))}
      </ol>
    </div>
  );
}
