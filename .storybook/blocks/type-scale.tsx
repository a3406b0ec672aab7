import { useEffect, useState } from 'react';
import { readToken } from '../theme/read-token.ts';
import { tokensOf } from '../theme/theme-tokens.ts';
import { Section, TokenName } from './section.tsx';

/** Purposes of the steps. Those of headings are set in the serif typeface. */
const uses: Record<string, { use: string; heading?: boolean }> = {
  '4xl': { use: 'the largest', heading: true },
  '3xl': { use: 'page titles', heading: true },
  '2xl': { use: 'sections, popups', heading: true },
  xl: { use: 'cards, the shop name', heading: true },
  lg: { use: 'lead paragraphs, tabs, prices' },
  base: { use: 'text, fields, buttons' },
  sm: { use: 'small print, badges' },
};

/** Steps of the theme, the largest first. */
const steps = tokensOf('--text-').filter(({ name }) => !name.endsWith('--line-height'))
  .map(({ name }) => name.replace('--text-', '')).reverse();

/** Steps of the type scale with size and line height, measured in this browser. */
export function TypeScale() {
  const base = Number.parseFloat(readToken('--text-base'));
  return (
    <Section className='rounded-card border border-line bg-surface'>
      {steps.map((name) => {
        const size = readToken(`--text-${name}`);
        const lineHeight = readToken(`--text-${name}--line-height`);
        const { use, heading } = uses[name] ?? {};
        return (
          <div key={name} className='border-b border-line px-5 py-4 last:border-0'>
            <p
              className={heading ? 'font-serif font-semibold' : undefined}
              style={{ fontSize: size, lineHeight }}
            >
              Ngọc thạch giữ lời hẹn ước, ẩn dưới sương mờ
            </p>
            <p className='mt-1 flex flex-wrap gap-x-4 text-sm text-ink-soft tabular-nums'>
              <TokenName>text-{name}</TokenName>
              <span>{(Number.parseFloat(size) * 16).toFixed(1)} px</span>
              <span>{(Number.parseFloat(size) / base).toFixed(3)} × text-base</span>
              <span>line height {lineHeight}</span>
              <span>{use}</span>
            </p>
          </div>
        );
      })}
    </Section>
  );
}

const faces = [
  { family: '--font-serif', className: 'font-serif', weights: ['font-normal', 'font-semibold'] },
  { family: '--font-sans', className: 'font-sans', weights: ['font-normal', 'font-semibold'] },
];

const stacked = [
  'Ấ Ầ Ẩ Ẫ Ậ ấ ầ ẩ ẫ ậ',
  'Ắ Ằ Ẳ Ẵ Ặ ắ ằ ẳ ẵ ặ',
  'Ế Ề Ể Ễ Ệ ế ề ể ễ ệ',
  'Ố Ồ Ổ Ỗ Ộ ố ồ ổ ỗ ộ',
  'Ớ Ờ Ở Ỡ Ợ ớ ờ ở ỡ ợ',
  'Ứ Ừ Ử Ữ Ự ứ ừ ử ữ ự',
  'Ỳ Ý Ỷ Ỹ Ỵ ỳ ý ỷ ỹ ỵ',
  'Đ đ Ă Â Ê Ô Ơ Ư Ĩ Ũ',
];

/** Both typefaces with all letters that have two diacritics. */
export function Diacritics() {
  return (
    <Section className='grid gap-4 lg:grid-cols-2'>
      {faces.map(({ family, className, weights }) => (
        <div key={family} className='rounded-card border border-line bg-surface p-5'>
          <p className='text-sm break-words text-ink-soft'>{readToken(family)}</p>
          {weights.map((weight) => (
            <p key={weight} className={`mt-4 text-xl leading-[1.4] ${className} ${weight}`}>
              {stacked.map((line) => <span key={line} className='block'>{line}</span>)}
            </p>
          ))}
        </div>
      ))}
    </Section>
  );
}

/** Capitals at the line heights of headings and of text. No diacritic may touch the line above. */
export function LineHeights() {
  const words = 'ĐỂ ẪN MÌNH, ỢI SẼ ỮNG: Ể Ẫ Ợ Ữ Ặ Ỗ Ậ Ệ';
  return (
    <Section className='grid gap-4 md:grid-cols-2'>
      {[['leading-[1.2]', 'headings'], ['leading-[1.6]', 'text']].map(([leading, use]) => (
        <div key={use} className='rounded-card border border-line bg-surface p-5'>
          <p className={`max-w-80 font-serif text-2xl font-semibold ${leading}`}>
            {words} {words}
          </p>
          <p className='mt-3 text-sm text-ink-soft'>
            <TokenName>{leading}</TokenName> in {use}
          </p>
        </div>
      ))}
    </Section>
  );
}

const amounts = ['1.250.000 VNĐ', '811.111 VNĐ', '98.000 VNĐ', '10.000 VNĐ'];

/** Amounts in both typefaces, and a measurement of whether each has tabular figures. */
export function Figures() {
  return (
    <Section className='grid grid-cols-1 gap-4 sm:grid-cols-2'>
      {['font-serif', 'font-sans'].map((family) => <FaceFigures key={family} family={family} />)}
    </Section>
  );
}

function FaceFigures({ family }: { family: string }) {
  const [ones, setOnes] = useState<HTMLElement | null>(null);
  const [eights, setEights] = useState<HTMLElement | null>(null);
  const [tabular, setTabular] = useState<boolean>();
  useEffect(() => {
    const measure = () => setTabular(ones?.offsetWidth === eights?.offsetWidth);
    document.fonts.ready.then(measure, measure);
  }, [ones, eights]);
  return (
    <div className='rounded-card border border-line bg-surface p-5'>
      <div className={`text-right text-lg tabular-nums ${family}`}>
        {amounts.map((amount) => <p key={amount}>{amount}</p>)}
        <p className='mt-3 border-t border-line pt-3'>
          <span ref={setOnes}>1111111111</span>
        </p>
        <p>
          <span ref={setEights}>8888888888</span>
        </p>
      </div>
      <p className='mt-3 flex flex-wrap justify-between gap-x-3'>
        <TokenName>{family} tabular-nums</TokenName>
        <span className={tabular ? 'text-jade' : 'text-cinnabar'}>
          {tabular === undefined ? '' : tabular ? '✓ equal widths' : '✗ unequal widths'}
        </span>
      </p>
    </div>
  );
}
