import hexByName from './color-hex.json' with { type: 'json' };

/**
 * Colour values, as `#RRGGBB`, of all colour names that `analyze` returns.
 *
 * @example
 * ```ts
 * import { colorHex } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(colorHex['Trắng'], '#FFFFFF');
 * ```
 */
export const colorHex: Readonly<Record<string, string>> = /* @__PURE__ */ Object.freeze(
  hexByName,
);
