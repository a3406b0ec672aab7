import { Minus, Plus } from '../../ui/primitives/icons.ts';
import { readToken } from '../theme/read-token.ts';
import { tokensOf } from '../theme/theme-tokens.ts';
import { Section, TokenName } from './section.tsx';

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 16, 24];

/** Bars with the widths of the spacing steps. */
export function SpaceScale() {
  const unit = Number.parseFloat(readToken('--spacing'));
  return (
    <Section className='rounded-card border border-line bg-surface p-5'>
      {steps.map((step) => (
        <div key={step} className='flex items-center gap-4 py-1.5'>
          <span className='w-8 text-right font-semibold tabular-nums'>{step}</span>
          <span className='w-16 text-ink-soft tabular-nums'>{step * unit} px</span>
          <span className='h-4 rounded-xs bg-jade' style={{ width: step * unit }} />
        </div>
      ))}
    </Section>
  );
}

const radiusUses: Record<string, string> = {
  field: 'fields, buttons',
  card: 'cards, popups, notices',
  tag: 'tags, badges, round buttons',
};

const radii = tokensOf('--radius-').map(({ name }) => name.replace('--radius-', ''));

/** All radii of the theme, on shapes of equal size. */
export function Radii() {
  return (
    <Section className='grid grid-cols-1 gap-4 sm:grid-cols-3'>
      {radii.map((name) => (
        <div key={name} className='rounded-card border border-line bg-surface p-5'>
          <div
            className='h-20 border border-jade bg-jade-soft'
            style={{ borderRadius: `var(--radius-${name})` }}
          />
          <p className='mt-3 flex justify-between'>
            <span className='font-semibold'>{name}</span>
            <TokenName>{readToken(`--radius-${name}`)}</TokenName>
          </p>
          <p className='text-ink-soft'>{radiusUses[name]}</p>
        </div>
      ))}
    </Section>
  );
}

/** Maximum width of the content, to scale. */
export function PageMeasure() {
  return (
    <Section className='overflow-hidden rounded-card border border-line bg-surface'>
      <div className='page border-x border-dashed border-gold py-8 text-center'>
        <TokenName>page</TokenName>: at most {readToken('--container-page')}
      </div>
    </Section>
  );
}

/** Two controls with the outlines of their touch targets. */
export function TouchTarget() {
  return (
    <Section className='flex flex-wrap items-center gap-6 rounded-card border border-line bg-surface p-5'>
      {[Minus, Plus].map((Icon, index) => (
        <span
          key={index}
          className='flex size-11 items-center justify-center rounded-field bg-jade-soft text-jade outline-1 outline-gold outline-dashed'
        >
          <Icon aria-hidden size={18} />
        </span>
      ))}
      <p className='grow basis-60'>
        <TokenName>size-11</TokenName> is {11 * Number.parseFloat(readToken('--spacing'))}{' '}
        px. The icon in it has 18 px; the whole square responds to touch.
      </p>
    </Section>
  );
}
