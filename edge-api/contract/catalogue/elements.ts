import type { NguHanh } from '@thach-an/lunar';
import { foldText } from './words.ts';

/** The five elements, in the order in which they are listed. */
export const elements = ['Kim', 'Mộc', 'Thủy', 'Hỏa', 'Thổ'] as const satisfies readonly NguHanh[];

/**
 * Returns the element with a name, regardless of case and diacritics, which are written in two ways
 * ('Thủy' and 'Thuỷ'); `undefined` for another text.
 *
 * @example
 * ```ts
 * import { parseElement } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(parseElement('Thuỷ'), 'Thủy');
 * assert.equal(parseElement('moc'), 'Mộc');
 * assert.equal(parseElement('gió'), undefined);
 * ```
 */
export function parseElement(text: string): NguHanh | undefined {
  const folded = foldText(text.trim());
  return elements.find((element) => foldText(element) === folded);
}
