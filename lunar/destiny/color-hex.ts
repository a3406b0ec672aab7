import hexByName from './color-hex.json' with { type: 'json' };

/**
 * The colour of a swatch for every colour name that `analyze` gives, as `#RRGGBB`.
 *
 * @example
 * ```ts
 * import { colorHex } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(colorHex['Trắng'], '#FFFFFF');
 * ```
 */
export const colorHex: Readonly<Record<string, string>> = hexByName;
