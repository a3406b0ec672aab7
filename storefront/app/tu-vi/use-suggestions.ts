import {
  adviseStones,
  type ChartElements,
  type Product,
  type StoneSuggestion,
} from '@thach-an/edge-api/contract';
import { useEffect, useState } from 'react';
import { browserSource } from '../catalogue/browser-catalogue.ts';

interface Loaded {
  /** Elements for which the products were suggested. */
  key: string;
  /** `undefined` if the products could not be loaded. */
  suggestions: StoneSuggestion<Product>[] | undefined;
}

/**
 * Suggests products for the elements of a chart, in the browser. Of a large catalogue, the API
 * returns products for the elements; it receives nothing else of the chart.
 *
 * @param limit maximum number of products
 */
export function useSuggestions({ menh, weakest }: ChartElements, limit?: number) {
  const key = `${menh} ${weakest}`;
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const finish = (suggestions: Loaded['suggestions']) => {
      if (isCurrent) setLoaded({ key, suggestions });
    };
    const chart = { menh, weakest };
    browserSource()
      .then(async ({ source }) => finish(adviseStones(chart, await source.suited(chart), limit)))
      .catch((error) => {
        console.warn('The suggested products could not be loaded', error);
        finish(undefined);
      });
    return () => {
      isCurrent = false;
    };
  }, [menh, weakest, limit, attempt]);
  const current = loaded?.key === key ? loaded : undefined;
  return {
    suggestions: current?.suggestions,
    failed: current !== undefined && current.suggestions === undefined,
    onRetry() {
      setLoaded(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
