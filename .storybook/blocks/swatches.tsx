import { colourTokens } from '../../ui/contrast/colour-tokens.ts';
import { contrast } from '../../ui/contrast/contrast.ts';
import { readToken } from '../theme/read-token.ts';
import { Section, TokenName } from './section.tsx';

const grounds = ['paper', 'surface'] as const;

/** Every colour on a patch, with its value and its contrast as this browser measures them. */
export function Swatches({ names }: { names: readonly string[] }) {
  const tokens = colourTokens.filter(({ name }) => names.includes(name));
  return (
    <Section>
      <ul role='list' className='grid grid-cols-[repeat(auto-fill,minmax(184px,1fr))] gap-4'>
        {tokens.map(({ name, swatch, use, least }) => {
          const value = readToken(`--color-${name}`);
          return (
            <li key={name} className='overflow-hidden rounded-card border border-line bg-surface'>
              <div className={`h-24 border-b border-line ${swatch}`} />
              <div className='p-4'>
                <p className='flex flex-wrap items-baseline justify-between gap-x-3'>
                  <span className='font-semibold'>{name}</span>
                  <TokenName>{value}</TokenName>
                </p>
                <p className='text-ink-soft'>{use}</p>
                <dl className='mt-3 border-t border-line pt-2 text-sm tabular-nums'>
                  {grounds.filter((ground) =>
                    ground !== name
                  ).map((ground) => (
                    <Measured
                      key={ground}
                      ground={ground}
                      value={contrast(value, readToken(`--color-${ground}`))}
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

function Measured({ ground, value, least }: { ground: string; value: number; least?: number }) {
  return (
    <div className='flex justify-between gap-1 whitespace-nowrap'>
      <dt className='text-ink-soft'>
        <span className='sr-only'>on</span> {ground}
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
  { text: 'text-ink', ground: 'bg-paper', names: ['ink', 'paper'], words: 'Đá lành, lòng an' },
  {
    text: 'text-ink-soft',
    ground: 'bg-surface',
    names: ['ink-soft', 'surface'],
    words: 'Hàng mới',
  },
  { text: 'text-surface', ground: 'bg-jade', names: ['surface', 'jade'], words: 'Thêm vào giỏ' },
  { text: 'text-jade', ground: 'bg-jade-soft', names: ['jade', 'jade-soft'], words: 'Đã thêm (2)' },
  { text: 'text-ink', ground: 'bg-jade-soft', names: ['ink', 'jade-soft'], words: 'Vòng Tay' },
  { text: 'text-surface', ground: 'bg-cinnabar', names: ['surface', 'cinnabar'], words: '−20%' },
  { text: 'text-ink-soft', ground: 'bg-line', names: ['ink-soft', 'line'], words: 'Hết hàng' },
];

/** The pairs of text and ground that the components really use. */
export function ColourPairs() {
  return (
    <Section>
      <ul role='list' className='grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-4'>
        {pairs.map(({ text, ground, names, words }) => {
          const [first = '', second = ''] = names.map((name) => readToken(`--color-${name}`));
          return (
            <li
              key={names.join()}
              className={`rounded-card border border-line px-5 py-4 ${text} ${ground}`}
            >
              <p className='text-lg font-semibold'>{words}</p>
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
