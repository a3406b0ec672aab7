import { foldText } from '../contract/catalogue/words.ts';

/** Types of divisions that are prefixes of names, the longer ones first. */
export const divisionTypes = [
  'thành phố',
  'thị trấn',
  'đặc khu',
  'thị xã',
  'phường',
  'huyện',
  'quận',
  'tỉnh',
  'xã',
] as const;

/**
 * Returns the type of a division, which is a prefix of its name.
 *
 * @throws {RangeError} if the name has no such prefix
 */
export function divisionType(name: string): typeof divisionTypes[number] {
  const lower = name.toLowerCase();
  const type = divisionTypes.find((type) => lower.startsWith(`${type} `));
  if (!type) throw new RangeError(`Cannot read the type of a division from its name '${name}'`);
  return type;
}

/** Returns the name of a division in snake case, without diacritics. */
export function codename(name: string): string {
  return foldText(name).replace(/[^a-z0-9]+/g, '_');
}

/** Returns the fields that all divisions have. */
export const describeDivision = (name: string, code: number) => (
  { name, code, codename: codename(name), division_type: divisionType(name) }
);

/** Returns the fields that provinces of both schemes have. */
export function describeProvince(name: string, code: number, phone_code: number) {
  const { division_type: type, ...division } = describeDivision(name, code);
  const division_type = type === 'thành phố' ? 'thành phố trung ương' as const : type;
  return { ...division, division_type, phone_code };
}
