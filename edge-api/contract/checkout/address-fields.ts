/**
 * Names of the fields of an address. This file imports no schema, so that pages can load it at
 * once.
 */

/** Place of delivery, from the street to the province. */
export const placeFields = ['street', 'ward', 'district', 'city'] as const;

/** All fields of an address: the recipient, the place, the country. */
export const addressFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  ...placeFields,
  'country',
] as const;

export type AddressField = typeof addressFields[number];

/**
 * Schemes of places, with the divisions that each has: provinces, districts and wards; or provinces
 * and communes, which have replaced them in July 2025. The commune of an address is its `ward`; its
 * `district` is empty, or a note of the former place by which drivers find it.
 */
export const addressSchemes = {
  districts: ['ward', 'district', 'city'],
  communes: ['ward', 'city'],
} as const satisfies Record<string, readonly (typeof placeFields[number])[]>;

export type AddressScheme = keyof typeof addressSchemes;

/** Scheme of an address that names none. */
export const defaultScheme: AddressScheme = 'districts';

/** Place of delivery. `ward` is empty in the few districts without wards. */
export type Place = Record<typeof placeFields[number], string>;

export type DivisionNames = Omit<Place, 'street'>;

export type SchemedPlace = Place & { scheme?: AddressScheme };

/** Message for an address without a province, district or ward. */
export const incompleteAddress = 'Vui lòng chọn đầy đủ thông tin địa chỉ!';

/** Returns fields of the address in a row that has more columns. */
export function pickAddress<Field extends AddressField = AddressField>(
  row: Record<Field, string>,
  fields: readonly Field[] = addressFields as readonly AddressField[] as readonly Field[],
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Record<Field, string>;
}

/**
 * Returns the note of a former place for the field `district` of an address with a commune.
 *
 * @example
 * ```ts
 * import { formerNote } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(formerNote(['Phường Bến Nghé', 'Quận 1', '']), '(cũ: Phường Bến Nghé, Quận 1)');
 * ```
 */
export function formerNote(names: readonly string[]): string {
  return `(cũ: ${names.filter(Boolean).join(', ')})`;
}

/** Returns the scheme of an address: one with a commune has no district, or a note of it. */
export function addressSchemeOf({ district }: Pick<Place, 'district'>): AddressScheme {
  return district === '' || district.startsWith('(cũ: ') ? 'communes' : 'districts';
}

/** Returns the fields of a place with the note of a former place beside its commune. */
export function joinNote(place: Place): Place {
  const { ward, district } = place;
  const isNoted = district !== '' && addressSchemeOf(place) === 'communes';
  return isNoted ? { ...place, ward: `${ward} ${district}`, district: '' } : place;
}

/** Joins the parts of a place. A note of a former place follows its commune without a comma. */
export function joinPlace(parts: readonly (string | undefined)[]): string {
  return parts.map((part) => part?.trim()).filter(Boolean).join(', ').replace(', (cũ: ', ' (cũ: ');
}

/**
 * Returns an address as one line, from the street to the country, without empty parts.
 *
 * @example
 * ```ts
 * import { formatAddress } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const address = { street: '12 Hàng Bạc', ward: '', city: 'Thành phố Hà Nội' };
 * assert.equal(formatAddress(address), '12 Hàng Bạc, Thành phố Hà Nội');
 * ```
 */
export function formatAddress(address: Partial<Record<AddressField, string>>): string {
  return joinPlace([...placeFields, 'country' as const].map((field) => address[field]));
}
