import type { Address } from '../contract/checkout/address.ts';
import { ValidationError } from '../errors.ts';

/**
 * Asserts that the ward of an address exists.
 *
 * @param isKnownAddress unset if the addresses come from an external service
 * @throws {ValidationError} with an issue of the field `address.ward`
 */
export async function assertKnownAddress(
  isKnownAddress:
    | ((city: string, district: string, ward: string) => boolean | Promise<boolean>)
    | undefined,
  { city, district, ward }: Pick<Address, 'city' | 'district' | 'ward'>,
): Promise<void> {
  if (!isKnownAddress || await isKnownAddress(city, district, ward)) return;
  throw new ValidationError('address', {
    issues: [{ path: 'address.ward', reason: 'address' }],
  });
}
