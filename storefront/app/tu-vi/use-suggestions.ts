import {
  adviseStones,
  type ChartElements,
  type Product,
  type StoneSuggestion,
} from '@thach-an/edge-api/contract';
import { browserSource } from '../catalogue/browser-catalogue.ts';
import { useLoaded } from '../shell/use-loaded.ts';

/**
 * Suggests products for the elements of a chart, in the browser. Of a large catalogue, the API
 * returns products for the elements; it receives nothing else of the chart.
 *
 * @param limit maximum number of products
 */
export function useSuggestions({ menh, weakest }: ChartElements, limit?: number) {
  const chart = { menh, weakest };
  const { value: suggestions, ...state } = useLoaded(
    `${menh} ${weakest} ${limit}`,
    async (): Promise<StoneSuggestion<Product>[] | undefined> => {
      try {
        const { source } = await browserSource();
        return adviseStones(chart, await source.suited(chart), limit);
      } catch (error) {
        console.warn('The suggested products could not be loaded', error);
      }
    },
  );
  return { suggestions, ...state };
}
