import {
  chartElements,
  elementPoints,
  elementsFor,
  overcomerOf,
  storeHref,
} from '@thach-an/edge-api/contract';
import type { Analysis } from '@thach-an/lunar';
import { type BirthDetails, StoneAdvice } from '@thach-an/ui';
import { useMemo } from 'react';
import { useSession } from '../account/browser-session.ts';
import { addAtHome } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/browser-cart.ts';
import { SaveChartForm } from './save-chart-form.tsx';
import type { SharedBirth } from './shared-birth.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface StoneAdviceResultProps {
  analysis: Analysis;
  birth: SharedBirth;
  details: BirthDetails;
  /** `true` for a chart that somebody else has shared. It cannot be saved. */
  shared: boolean;
}

/** Renders the stones that suit a chart, and for customers the form that saves the chart. */
export default function StoneAdviceResult(
  { analysis, birth, details, shared }: StoneAdviceResultProps,
) {
  const token = useSession();
  const cart = useCart();
  const { elements, points } = useMemo(() => ({
    elements: chartElements(analysis),
    points: elementPoints(analysis.tuTru),
  }), [analysis]);
  const { menh, weakest } = elements;
  const { suggestions, failed, onRetry } = useSuggestions(elements);
  return (
    <>
      <StoneAdvice
        menh={menh}
        generator={elementsFor(menh)[1]}
        overcomer={overcomerOf(menh)}
        weakest={weakest}
        points={points}
        suggestions={suggestions}
        failed={failed}
        onRetry={onRetry}
        hrefFor={({ _id }) => storeHref({ product: _id })}
        quantities={cart}
        onAdd={addAtHome}
      />
      {token && !shared && (
        <div className='mt-6'>
          <SaveChartForm
            key={JSON.stringify([token, analysis.name, birth, details])}
            token={token}
            name={analysis.name}
            birth={birth}
            details={details}
          />
        </div>
      )}
    </>
  );
}
