import type { SchemedPlace } from '../contract/checkout/address-fields.ts';
import { ValidationError } from '../errors.ts';

/**
 * Asserts that the shop accepts the scheme of an address, and that its place exists.
 *
 * @throws {ValidationError} with an issue of the field `address.ward`
 */
export async function assertKnownAddress(
  isKnownAddress: ((place: SchemedPlace) => boolean | Promise<boolean>) | undefined,
  place: SchemedPlace,
): Promise<void> {
  if (!isKnownAddress || await isKnownAddress(place)) return;
  throw new ValidationError('address', {
    issues: [{ path: 'address.ward', reason: 'address' }],
  });
}
