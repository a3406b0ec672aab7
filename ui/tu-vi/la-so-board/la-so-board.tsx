import type { LaSo, LuuNien, MainStar, Palace, PalaceName, Star } from '@thach-an/lunar';
import { LaSoCentre, type LaSoPerson } from './la-so-centre.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { laSoBoardMessages } from './la-so-board-messages.ts';
import { elementColour } from '../tu-vi-element/element-colour.ts';
import { brightnessLetter } from '../la-so-stars/brightness-letter.ts';
import { isEssential, minorStarsOf, type NotedStar } from '../la-so-stars/minor-stars-of.ts';
import { starElement } from '../la-so-stars/star-element.ts';
import { palaceSquares } from './palace-squares.ts';
import { yearMarks } from './year-marks.ts';

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

const columnClasses = ['col-start-1', 'col-start-2', 'col-start-3', 'col-start-4'];
const rowClasses = ['row-start-1', 'row-start-2', 'row-start-3', 'row-start-4'];

interface LaSoPalaceProps {
  palace: Palace;
  /** Limits and stars of the chosen year, or `null`. */
  luuNien: LuuNien | null;
  onOpen: () => void;
}

/** One palace of the board. All of it is the button that opens its details. */
function LaSoPalace({ palace, luuNien, onOpen }: LaSoPalaceProps) {
  const messages = useMessages('laSoBoard', laSoBoardMessages);
  const { name, can, chi, than, mainStars, tuan, triet, daiHan, trangSinh } = palace;
  const [column, row] = palaceSquares[chi];
  const { good, bad } = minorStarsOf(palace, luuNien);
  const { limits, month } = yearMarks(palace, luuNien, messages);
  const covers = [...(tuan ? [messages.tuan] : []), ...(triet ? [messages.triet] : [])];
  return (
    <li
      data-slot='la-so-palace'
      className={`relative flex flex-col px-0.5 py-1.5 text-center forced-colors:outline @2xl:p-2 ${
        columnClasses[column]
      } ${rowClasses[row]} ${limits.length > 0 ? 'bg-paper' : 'bg-surface'} hover:bg-paper`}
    >
      <button
        type='button'
        aria-haspopup='dialog'
        aria-label={messages.palace(name, than)}
        onClick={onOpen}
        className='stretched text-[0.6875rem] leading-[1.3] font-semibold tracking-wide uppercase focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-jade print:after:outline-none @2xl:text-sm'
      >
        {name} {than && <span className='text-cinnabar normal-case'>{messages.thanMark}</span>}
      </button>
      <p className='hidden text-[0.75rem] text-ink-soft @2xl:block'>
        {[`${can} ${chi}`, ...covers].join(' · ')}
      </p>
      <MainStars stars={mainStars} />
      <div className='hidden grow grid-cols-2 gap-1 text-[0.75rem] leading-[1.45] @2xl:grid print:text-[0.875rem]'>
        <MinorStars label={messages.goodStars} stars={good} />
        <MinorStars label={messages.badStars} stars={bad} align='text-right' />
      </div>
      {limits.length > 0 && (
        <p className='mt-1 text-[0.6875rem] leading-[1.3] font-semibold text-jade @2xl:text-[0.75rem]'>
          {limits.join(', ')}
        </p>
      )}
      <p className='mt-auto flex justify-center gap-1 pt-1 text-[0.6875rem] leading-[1.3] text-ink-soft @2xl:justify-between @2xl:text-[0.75rem]'>
        <span>
          {daiHan}–{daiHan + 9} <span className='sr-only'>{messages.age}</span>
        </span>
        <span className='hidden @2xl:inline'>{trangSinh}</span>
        {month && <span className='hidden @2xl:inline'>{messages.month(month)}</span>}
      </p>
    </li>
  );
}

function MainStars({ stars }: { stars: readonly Star<MainStar>[] }) {
  const messages = useMessages('laSoBoard', laSoBoardMessages);
  if (stars.length === 0) {
    return (
      <p className='py-1 text-[0.75rem] leading-[1.3] text-ink-soft italic @2xl:py-2'>
        {messages.noMainStars}
      </p>
    );
  }
  return (
    <ul aria-label={messages.mainStars} className='py-1 @2xl:py-2'>
      {stars.map(({ name, brightness }) => (
        <li
          key={name}
          className={`font-serif text-[0.875rem] leading-[1.3] font-semibold @2xl:text-lg ${
            elementColour[starElement[name]].text
          }`}
        >
          {name} {brightness && (
            <>
              <span aria-hidden className='text-[0.75em] font-normal'>
                ({brightnessLetter[brightness]})
              </span>
              <span className='sr-only'>, {brightness.toLowerCase()}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function MinorStars(
  { label, stars, align = 'text-left' }: {
    label: string;
    stars: readonly NotedStar[];
    align?: string;
  },
) {
  if (stars.length === 0) return <span />;
  return (
    <ul aria-label={label} className={`min-w-0 ${align}`}>
      {stars.map((star) => (
        <li key={star} className={isEssential(star) ? 'text-ink' : 'text-ink-soft'}>{star}</li>
      ))}
    </ul>
  );
}
