import { defaultScheme, type SchemedPlace } from '../contract/checkout/address-fields.ts';
import { ValidationError } from '../errors.ts';

/**
 * Asserts that the shop accepts the scheme of an address, and that its place exists.
 *
 * @param former place that the address had before, which is accepted in any case
 * @throws {ValidationError} with an issue of the field `address.ward`
 */
export async function assertKnownAddress(
  isKnownAddress: ((place: SchemedPlace) => boolean | Promise<boolean>) | undefined,
  place: SchemedPlace,
  former?: SchemedPlace,
): Promise<void> {
  if (former && divisionsOf(former) === divisionsOf(place)) return;
  if (!isKnownAddress || await isKnownAddress(place)) return;
  throw new ValidationError('address', {
    issues: [{ path: 'address.ward', reason: 'address' }],
  });
}

const divisionsOf = ({ scheme = defaultScheme, city, district, ward }: SchemedPlace) =>
  JSON.stringify([scheme, city, district, ward]);
