import {
  addressSchemes,
  defaultScheme,
  pickAddress,
  type SchemedPlace,
} from '../contract/checkout/address-fields.ts';
import { ValidationError } from '../errors.ts';

/**
 * Asserts that the shop accepts the scheme of an address, and that its place exists.
 *
 * @param former place that the address had before, which is accepted in any case
 * @throws {ValidationError} with an issue of the field of the smallest division
 */
export async function assertKnownAddress(
  isKnownAddress: ((place: SchemedPlace) => boolean | Promise<boolean>) | undefined,
  place: SchemedPlace,
  former?: SchemedPlace,
): Promise<void> {
  if (former && divisionsOf(former) === divisionsOf(place)) return;
  if (!isKnownAddress || await isKnownAddress(place)) return;
  throw new ValidationError('address', {
    issues: [{ path: `address.${addressSchemes.districts[0]}`, reason: 'address' }],
  });
}

const divisionsOf = ({ scheme = defaultScheme, ...place }: SchemedPlace) =>
  JSON.stringify([scheme, pickAddress(place, addressSchemes.districts)]);
