import { foldText } from '../contract/catalogue/words.ts';
import { z } from '../contract/zod.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { operation } from '../operations/run-operation.ts';

const maxSuggestions = 3;

/** Finds the ids of products that are similar to an unknown one. */
export const suggestProducts = operation({
  name: 'products.suggest',
  permission: 'catalogue:read',
  input: z.object({ id: z.string() }),
  output: z.object({ ids: z.array(z.string()) }),
  async run({ database: { read } }, { id }) {
    const rows = await read.select({ id: products.id }).from(products);
    return { ids: nearestIds(id, rows.map((row) => row.id)) };
  },
});

/**
 * Returns the ids that are similar to the input: with a small edit distance, or containing the
 * input. The input may also be a product name, with or without diacritics.
 */
export function nearestIds(input: string, ids: readonly string[]): string[] {
  const folded = foldText(input).trim().slice(0, 80).replaceAll(/[^a-z0-9]+/g, '-');
  if (folded === '') return [];
  const limit = Math.max(1, Math.floor(folded.length / 4));
  return ids
    .map((id) => ({ id, distance: distanceOf(folded, id, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
    .slice(0, maxSuggestions)
    .map(({ id }) => id);
}

function distanceOf(folded: string, id: string, limit: number): number {
  if (folded.length >= 3 && id.includes(folded)) return 0.5;
  if (Math.abs(folded.length - id.length) > limit) return Infinity;
  return editDistance(folded, id);
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      next.push(Math.min(row[j]! + (a[i] === b[j] ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
