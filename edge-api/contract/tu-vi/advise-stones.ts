import type { ChartElements } from './chart-elements.ts';
import { reasonKinds, type StoneProduct, type StoneReason, stoneReasons } from './stone-reasons.ts';

/** Maximum number of suggested products. */
export const adviceLimit = 8;

/** Fields of a product on which the advice depends. */
export interface AdvisedProduct extends StoneProduct {
  readonly _id: string;
  readonly category: string;
  readonly stock: number;
  /** Kind of stone, such as 'Thạch anh tím'. */
  readonly stone?: string;
}

export interface StoneSuggestion<P> {
  product: P;
  /** At least one; the first one decides the place in the list. */
  reasons: StoneReason[];
  /** The reasons in Vietnamese, such as 'Mệnh Kim, Thổ sinh Kim: thạch anh vàng'. */
  reason: string;
}

/**
 * Suggests products in stock whose stones suit a chart.
 *
 * The products are chosen in turn: one whose element generates that of the birth, one with the
 * element of the birth, one for the balance of the four pillars. Among those, categories and then
 * stones come first that were chosen less often, then products with two reasons, then the order of
 * the ids. The result does not depend on the order of `products`, and is sorted by reason.
 *
 * @param limit maximum number of products
 *
 * @example
 * ```ts
 * import { adviseStones } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const citrine = { _id: 'nhan-1', category: 'Nhẫn', stock: 3, stone: 'Thạch anh vàng' };
 * const [suggestion] = adviseStones({ menh: 'Kim', weakest: 'Thủy' }, [
 *   { ...citrine, elements: ['Thổ'] as const },
 * ]);
 * assert.equal(suggestion?.reason, 'Mệnh Kim, Thổ sinh Kim: thạch anh vàng');
 * ```
 */
export function adviseStones<P extends AdvisedProduct>(
  chart: ChartElements,
  products: readonly P[],
  limit = adviceLimit,
): StoneSuggestion<P>[] {
  const candidates = products.filter(({ stock }) => stock > 0).flatMap((product) => {
    const reasons = stoneReasons(chart, product);
    return reasons.length > 0 ? [{ product, reasons }] : [];
  }).sort(compareCandidates);
  const groups = reasonKinds.map((kind) =>
    candidates.filter(({ reasons }) => reasons[0]!.kind === kind)
  );
  return chooseInTurn(groups, limit).sort(compareCandidates).map(({ product, reasons }) => ({
    product,
    reasons,
    reason: describeReasons(chart, reasons, product.stone),
  }));
}

interface Candidate<P> {
  product: P;
  reasons: StoneReason[];
}

/** Compares by reason, by the number of reasons, and by id. */
function compareCandidates<P extends AdvisedProduct>(a: Candidate<P>, b: Candidate<P>): number {
  return reasonKinds.indexOf(a.reasons[0]!.kind) - reasonKinds.indexOf(b.reasons[0]!.kind) ||
    b.reasons.length - a.reasons.length ||
    (a.product._id < b.product._id ? -1 : 1);
}

/** Takes candidates from the groups in turn, up to the limit. */
function chooseInTurn<P extends AdvisedProduct>(
  groups: Candidate<P>[][],
  limit: number,
): Candidate<P>[] {
  const chosen: Candidate<P>[] = [];
  const timesChosen = (field: 'category' | 'stone', value: string | undefined) =>
    chosen.filter(({ product }) => value !== undefined && product[field] === value).length;
  const left = groups.map((group) => [...group]).filter((group) => group.length > 0);
  while (chosen.length < limit && left.length > 0) {
    const group = left.shift()!;
    const ranks = group.map(({ product: { category, stone } }) =>
      timesChosen('category', category) * (limit + 1) + timesChosen('stone', stone)
    );
    chosen.push(...group.splice(ranks.indexOf(Math.min(...ranks)), 1));
    if (group.length > 0) left.push(group);
  }
  return chosen;
}

/** Returns the reasons as a phrase, with the name of the stone if it is known. */
function describeReasons({ menh }: ChartElements, reasons: StoneReason[], stone?: string): string {
  const phrases = reasons.map(({ kind, element }) => {
    if (kind === 'generates') return `mệnh ${menh}, ${element} sinh ${menh}`;
    if (kind === 'same') return `mệnh ${menh}, đá cùng hành ${menh}`;
    return reasons.length > 1
      ? `tứ trụ lại ít ${element}`
      : `tứ trụ ít ${element}, đá hành ${element}`;
  });
  const text = phrases.join(', ');
  const name = stone && `: ${stone.charAt(0).toLocaleLowerCase('vi')}${stone.slice(1)}`;
  return `${text.charAt(0).toLocaleUpperCase('vi')}${text.slice(1)}${name ?? ''}`;
}
