import type { Place } from '../contract/checkout/address-fields.ts';
import { ValidationError } from '../errors.ts';

/**
 * Asserts that the place of an address exists.
 *
 * @param isKnownAddress unset if the addresses come from an external service
 * @throws {ValidationError} with an issue of the field `address.ward`
 */
export async function assertKnownAddress(
  isKnownAddress: ((place: Place) => boolean | Promise<boolean>) | undefined,
  place: Place,
): Promise<void> {
  if (!isKnownAddress || await isKnownAddress(place)) return;
  throw new ValidationError('address', {
    issues: [{ path: 'address.ward', reason: 'address' }],
  });
}
