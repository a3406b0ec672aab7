import { foldText } from '../../contract/catalogue/search.ts';

/** How many are suggested at most. */
const suggestions = 3;

/**
 * The ids that someone may have meant: those that are a few letters away, or hold what was typed.
 * A product's name does as well, with or without accents.
 *
 * @example
 * ```ts
 * import { nearestIds } from './nearest-ids.ts';
 * import assert from 'node:assert/strict';
 *
 * const ids = ['vong-tay-mat-ho', 'vong-tay-ngoc', 'nhan-ngoc'];
 * assert.deepEqual(nearestIds('vong-tay-mt-ho', ids), ['vong-tay-mat-ho']);
 * assert.deepEqual(nearestIds('Mắt Hổ', ids), ['vong-tay-mat-ho']);
 * assert.deepEqual(nearestIds('bonsai', ids), []);
 * ```
 */
export function nearestIds(typed: string, ids: readonly string[]): string[] {
  const wanted = foldText(typed).trim().slice(0, 80).replaceAll(/[^a-z0-9]+/g, '-');
  if (wanted === '') return [];
  const limit = Math.max(1, Math.floor(wanted.length / 4));
  return ids
    .map((id) => ({ id, distance: distanceOf(wanted, id, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
    .slice(0, suggestions)
    .map(({ id }) => id);
}

function distanceOf(wanted: string, id: string, limit: number): number {
  if (wanted.length >= 3 && id.includes(wanted)) return 0.5;
  if (Math.abs(wanted.length - id.length) > limit) return Infinity;
  return editDistance(wanted, id);
}

/** Levenshtein's: how many letters to insert, delete or replace. */
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
