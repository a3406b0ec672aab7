import { colourTokens } from '../../ui/contrast/colour-tokens.ts';
import { contrast } from '../../ui/contrast/contrast.ts';
import { readToken } from '../theme/read-token.ts';
import { tokensOf } from '../theme/theme-tokens.ts';
import { Section, TokenName } from './section.tsx';

const backgrounds = ['paper', 'surface'] as const;

/** Names of all colours of the theme, without the prefix `--color-`. */
const colourNames = tokensOf('--color-').map(({ name }) => name.replace('--color-', ''));

/** Swatches of all colours of the theme but the given ones. */
export function FurtherSwatches({ except }: { except: readonly string[] }) {
  return <Swatches names={colourNames.filter((name) => !except.includes(name))} />;
}

/** Swatches with the value of each colour and its contrast, measured in this browser. */
export function Swatches({ names }: { names: readonly string[] }) {
  const tokens = colourNames.filter((name) => names.includes(name)).map((name) => ({
    name,
    ...colourTokens.find((token) => token.name === name),
  }));
  return (
    <Section>
      <ul role='list' className='grid grid-cols-[repeat(auto-fill,minmax(184px,1fr))] gap-4'>
        {tokens.map(({ name, use, least }) => {
          const value = readToken(`--color-${name}`);
          return (
            <li key={name} className='overflow-hidden rounded-card border border-line bg-surface'>
              <div
                className='h-24 border-b border-line'
                style={{ backgroundColor: `var(--color-${name})` }}
              />
              <div className='p-4'>
                <p className='flex flex-wrap items-baseline justify-between gap-x-3'>
                  <span className='font-semibold'>{name}</span>
                  <TokenName>{value}</TokenName>
                </p>
                <p className='text-ink-soft'>{use}</p>
                <dl className='mt-3 border-t border-line pt-2 text-sm tabular-nums'>
                  {backgrounds.filter((background) =>
                    background !== name
                  ).map((background) => (
                    <ContrastRow
                      key={background}
                      background={background}
                      value={contrast(value.slice(0, 7), readToken(`--color-${background}`))}
                      least={least}
                    />
                  ))}
                </dl>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function ContrastRow(
  { background, value, least }: { background: string; value: number; least?: number },
) {
  return (
    <div className='flex justify-between gap-1 whitespace-nowrap'>
      <dt className='text-ink-soft'>
        <span className='sr-only'>on</span> {background}
      </dt>
      <dd>
        <span className='font-semibold'>{value.toFixed(2)}</span>
        {least && (
          <span className={value >= least ? 'text-jade' : 'text-cinnabar'}>
            {value >= least ? ' ✓ ≥ ' : ' ✗ < '}
            {least}
          </span>
        )}
      </dd>
    </div>
  );
}

const pairs = [
  { text: 'text-ink', background: 'bg-paper', names: ['ink', 'paper'], sample: 'Đá lành, lòng an' },
  {
    text: 'text-ink-soft',
    background: 'bg-surface',
    names: ['ink-soft', 'surface'],
    sample: 'Hàng mới',
  },
  {
    text: 'text-on-jade',
    background: 'bg-jade-fill',
    names: ['on-jade', 'jade-fill'],
    sample: 'Thêm vào giỏ',
  },
  {
    text: 'text-jade',
    background: 'bg-jade-soft',
    names: ['jade', 'jade-soft'],
    sample: 'Đã thêm (2)',
  },
  { text: 'text-ink', background: 'bg-jade-soft', names: ['ink', 'jade-soft'], sample: 'Vòng Tay' },
  {
    text: 'text-surface',
    background: 'bg-cinnabar',
    names: ['surface', 'cinnabar'],
    sample: '−20%',
  },
  { text: 'text-ink-soft', background: 'bg-line', names: ['ink-soft', 'line'], sample: 'Hết hàng' },
];

/** Pairs of text and background colours that the components use. */
export function ColourPairs() {
  return (
    <Section>
      <ul role='list' className='grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-4'>
        {pairs.map(({ text, background, names, sample }) => {
          const [first = '', second = ''] = names.map((name) => readToken(`--color-${name}`));
          return (
            <li
              key={names.join()}
              className={`rounded-card border border-line px-5 py-4 ${text} ${background}`}
            >
              <p className='text-lg font-semibold'>{sample}</p>
              <p className='tabular-nums'>
                {names.join(' on ')}: {contrast(first, second).toFixed(2)}
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
