import type { EstimateStrength } from './estimate-strength.ts';

/**
 * Loads the estimate of the strength of passwords. Pages load its code with the first call.
 *
 * @throws if the code of a page cannot be loaded; the next call loads it again
 *
 * @example
 * ```ts
 * import { loadStrengthEstimate } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const estimate = await loadStrengthEstimate('Thạch An');
 * assert.equal(estimate('matkhau123', { name: 'Nguyễn An' }), 'guessable');
 * ```
 */
export async function loadStrengthEstimate(shopName: string): Promise<EstimateStrength> {
  return await (await import('./estimate-strength.ts')).loadEstimate(shopName);
}
