import type { NguHanh } from '@thach-an/lunar';
import { generatorOf } from '../tu-vi/element-cycle.ts';
import { elements } from './elements.ts';
import type { Product } from './product.ts';

/**
 * Returns the elements of stones that suit a person's element: the same one, and the one that
 * generates it (tương sinh). See `docs/stones.md`.
 */
export function elementsFor(menh: NguHanh): readonly [NguHanh, NguHanh] {
  return [menh, generatorOf(menh)];
}

/**
 * Returns `true` if a product suits a person's element. A product without elements suits no
 * person.
 *
 * @example
 * ```ts
 * import { suits } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const amethyst = { elements: ['Hỏa' as const] };
 * assert.ok(suits(amethyst, 'Hỏa'));
 * assert.ok(suits(amethyst, 'Thổ'), 'fire generates earth');
 * assert.ok(!suits(amethyst, 'Mộc'));
 * ```
 */
export function suits({ elements = [] }: Pick<Product, 'elements'>, menh: NguHanh): boolean {
  return elementsFor(menh).some((element) => elements.includes(element));
}

export function suitedElements(product: Pick<Product, 'elements'>): NguHanh[] {
  return elements.filter((menh) => suits(product, menh));
}
