import type { NguHanh } from '@thach-an/lunar';
import { Button } from '../../primitives/button/button.tsx';
import { ProductGridSkeleton } from '../../catalogue/product-grid/product-grid-skeleton.tsx';
import {
  StoneSuggestions,
  type StoneSuggestionsProps,
} from '../stone-suggestions/stone-suggestions.tsx';
import { TuViSheet } from '../tu-vi-result/tu-vi-sheet.tsx';
import { RulesNote } from '../tu-vi-section/rules-note.tsx';
import { TuViSection } from '../tu-vi-section/tu-vi-section.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { actionMessages } from '../../messages/action-messages.ts';
import { stoneAdviceMessages } from './stone-advice-messages.ts';
import { elementColour } from '../tu-vi-element/element-colour.ts';

export interface StoneAdviceProps
  extends Omit<StoneSuggestionsProps, 'suggestions'>, ElementSharesProps {
  /** Element of the birth. */
  menh: NguHanh;
  /** Element that generates it. */
  generator: NguHanh;
  /** Element that overcomes it. */
  overcomer: NguHanh;
  /** Weakest element of the four pillars that may be added. */
  weakest: NguHanh;
  /** Suggested products; `undefined` while they are loaded. @default undefined */
  suggestions?: StoneSuggestionsProps['suggestions'];
  /** `true` if the products could not be loaded. @default false */
  failed?: boolean;
  /** Called when the visitor asks to load them again. */
  onRetry: () => void;
}

/** Result card with the stones that suit a birth chart: the reasons first, then the products. */
export function StoneAdvice({ points, failed = false, onRetry, ...rest }: StoneAdviceProps) {
  const messages = useMessages('stoneAdvice', stoneAdviceMessages);
  const { retry } = useMessages('actions', actionMessages);
  const { menh, generator, overcomer, weakest, suggestions, ...grid } = rest;
  return (
    <div data-slot='stone-advice' className='print:hidden'>
      <TuViSheet>
        <TuViSection title={messages.title}>
          <p>{messages.reason(menh, generator, weakest)}</p>
          <ElementShares points={points} />
          <div className='mt-5'>
            {failed && (
              <div className='flex flex-wrap items-center gap-x-4 gap-y-2'>
                <p role='alert'>{messages.failed}</p>
                <Button variant='secondary' onClick={onRetry}>{retry}</Button>
              </div>
            )}
            {!failed && !suggestions && <ProductGridSkeleton count={4} />}
            {!failed && suggestions?.length === 0 && <p>{messages.empty}</p>}
            {!failed && suggestions && suggestions.length > 0 && (
              <StoneSuggestions {...grid} suggestions={suggestions} />
            )}
          </div>
          <RulesNote
            title={messages.rulesTitle}
            rules={messages.rules(menh, overcomer)}
            disclaimer={messages.disclaimer}
          />
        </TuViSection>
      </TuViSheet>
    </div>
  );
}

interface ElementSharesProps {
  /** Points of each element in the four pillars. */
  points: Readonly<Record<NguHanh, number>>;
}

/** The elements in display order. */
const elements = Object.keys(elementColour) as NguHanh[];

/** Share of each element in the four pillars, in percent. */
function ElementShares({ points }: ElementSharesProps) {
  const messages = useMessages('stoneAdvice', stoneAdviceMessages);
  const total = elements.reduce((sum, element) => sum + points[element], 0);
  return (
    <dl
      aria-label={messages.elements}
      className='mt-4 flex flex-wrap gap-x-6 gap-y-2 tabular-nums'
    >
      {elements.map((element) => (
        <div key={element} className='flex items-center gap-2'>
          <span aria-hidden className={`size-2.5 rounded-tag ${elementColour[element].mark}`} />
          <dt>{element}</dt>
          <dd className='font-semibold'>{Math.round(100 * points[element] / total)}%</dd>
        </div>
      ))}
    </dl>
  );
}
