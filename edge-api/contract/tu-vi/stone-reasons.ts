import type { NguHanh } from '@thach-an/lunar';
import type { ChartElements } from './chart-elements.ts';
import { generatorOf, overcomerOf } from './element-cycle.ts';

/**
 * Kinds of reasons, the strongest first. `generates`: the element of the stone generates that of
 * the birth. `same`: it is that of the birth. `balances`: it is weak in the four pillars.
 */
export const reasonKinds = ['generates', 'same', 'balances'] as const;

export interface StoneReason {
  kind: (typeof reasonKinds)[number];
  element: NguHanh;
}

export interface StoneProduct {
  readonly elements?: readonly NguHanh[];
}

/**
 * Returns the reasons why a stone suits a chart, at most one for the element of the birth and one
 * for the balance. A stone with the element that overcomes that of the birth has no reasons.
 */
export function stoneReasons(
  { menh, weakest }: ChartElements,
  { elements = [] }: StoneProduct,
): StoneReason[] {
  if (elements.includes(overcomerOf(menh))) return [];
  const generator = generatorOf(menh);
  const reasons: StoneReason[] = [];
  if (elements.includes(generator)) reasons.push({ kind: 'generates', element: generator });
  else if (elements.includes(menh)) reasons.push({ kind: 'same', element: menh });
  if (elements.includes(weakest)) reasons.push({ kind: 'balances', element: weakest });
  return reasons;
}
