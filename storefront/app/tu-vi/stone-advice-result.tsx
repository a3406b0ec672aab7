import {
  chartElements,
  elementPoints,
  elementsFor,
  overcomerOf,
  storeHref,
} from '@thach-an/edge-api/contract';
import { SaveChart, StoneAdvice } from '@thach-an/ui';
import { useMemo, useState } from 'react';
import { useSession } from '../account/browser-session.ts';
import { addAtHome } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/browser-cart.ts';
import { useSuggestions } from './use-suggestions.ts';
import type { Chart } from './use-tu-vi.ts';
import { accountApi, callAccount } from '../account/account-calls.ts';
import { toSubmitResult } from '../account/submit-result.ts';
import { readDetails } from './read-details.ts';

/**
 * Renders the stones that suit a chart, after the form with which customers save the chart. One
 * that somebody else has shared cannot be saved.
 */
export default function StoneAdviceResult({ analysis, birth, details, shared }: Chart) {
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
      {token && !shared && (
        <div className='mb-6'>
          <SaveChartForm
            key={JSON.stringify([token, analysis.name, birth, details])}
            token={token}
            name={analysis.name}
            birth={birth}
            details={details}
          />
        </div>
      )}
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
    </>
  );
}

interface SaveChartFormProps extends Pick<Chart, 'birth' | 'details'> {
  token: string;
  name: string;
}

/** Connects the form that saves a chart with the API. */
function SaveChartForm({ token, name, birth, details }: SaveChartFormProps) {
  const [saved, setSaved] = useState(false);
  return (
    <SaveChart
      saved={saved}
      onSave={async () => {
        const json = {
          birth: {
            name,
            birthYear: Number(birth.birthYear),
            birthMonth: Number(birth.birthMonth),
            birthDay: Number(birth.birthDay),
            birthHour: Number(birth.birthHour),
            gender: birth.gender === 'male' ? 'male' as const : 'female' as const,
          },
          // Invalid texts have no effect on the chart.
          details: readDetails((field) => details[field]),
          consent: true as const,
        };
        const result = await callAccount(
          token,
          (options) => accountApi.charts.$post({ json }, options),
        );
        if (result.kind === 'done') setSaved(true);
        return toSubmitResult(result);
      }}
    />
  );
}
