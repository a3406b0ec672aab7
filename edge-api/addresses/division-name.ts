import { foldText } from '../contract/catalogue/search.ts';

/** The types of divisions as names begin with them; the longer ones first. */
const types = [
  'thành phố',
  'thị trấn',
  'thị xã',
  'phường',
  'huyện',
  'quận',
  'tỉnh',
  'xã',
] as const;

/** What kind of division a name is of. */
export type DivisionType = typeof types[number] | 'thành phố trung ương';

/**
 * Reads the type of a division from its name, which begins with it.
 *
 * @throws {RangeError} if the name begins with none
 *
 * @example
 * ```ts
 * import { divisionType } from './division-name.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(divisionType('Thị xã Sơn Tây'), 'thị xã');
 * ```
 */
export function divisionType(name: string): Exclude<DivisionType, 'thành phố trung ương'> {
  const lower = name.toLowerCase();
  const type = types.find((type) => lower.startsWith(`${type} `));
  if (!type) throw new RangeError(`Cannot read the type of a division from its name '${name}'`);
  return type;
}

/**
 * The name of a division without accents, in snake case.
 *
 * @example
 * ```ts
 * import { codename } from './division-name.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(codename('Tỉnh Bà Rịa - Vũng Tàu'), 'tinh_ba_ria_vung_tau');
 * assert.equal(codename("Huyện M'Đrắk"), 'huyen_m_drak');
 * ```
 */
export function codename(name: string): string {
  return foldText(name).replace(/[^a-z0-9]+/g, '_');
}
