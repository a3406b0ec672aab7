import colourPairs from '../../ui/contrast/colour-pairs.json' with { type: 'json' };
import colourTokens from '../../ui/contrast/colour-tokens.json' with { type: 'json' };
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
  return (
    <Section>
      <ul role='list' className='grid grid-cols-[repeat(auto-fill,minmax(184px,1fr))] gap-4'>
        {colourNames.filter((name) => names.includes(name)).map((name) => {
          const token = colourTokens.find((token) => token.name === name);
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
                <p className='text-ink-soft'>{token?.use}</p>
                <dl className='mt-3 border-t border-line pt-2 text-sm tabular-nums'>
                  {backgrounds.filter((background) =>
                    background !== name
                  ).map((background) => (
                    <ContrastRow
                      key={background}
                      background={background}
                      value={contrast(value.slice(0, 7), readToken(`--color-${background}`))}
                      least={token?.least}
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

/** Pairs of text and background colours that the components use. */
export function ColourPairs() {
  return (
    <Section>
      <ul role='list' className='grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-4'>
        {colourPairs.map(({ text, background, sample }) => (
          <li
            key={`${text} ${background}`}
            className='rounded-card border border-line px-5 py-4'
            style={{ color: `var(--color-${text})`, backgroundColor: `var(--color-${background})` }}
          >
            <p className='text-lg font-semibold'>{sample}</p>
            <p className='tabular-nums'>
              {text} on {background}:{' '}
              {contrast(readToken(`--color-${text}`), readToken(`--color-${background}`)).toFixed(
                2,
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
