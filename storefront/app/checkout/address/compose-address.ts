import { type Address, addressSchema, deliveryCountry } from '@thach-an/edge-api/contract';
import type { AddressErrors, Divisions } from '@thach-an/ui';
import { addressErrors, chooseAll } from './address-errors.ts';
import type { OrderDraft } from '../order-records.ts';

/** The address of a form, or what is wrong with it, field by field. */
export type ComposedAddress =
  | { address: Address; errors?: undefined }
  | { address?: undefined; errors: AddressErrors };

/**
 * Makes an address of what stands in the form. Of the three divisions, the first that is missing is
 * pointed out: the ones below it cannot be chosen before.
 *
 * @param wards the choices that there were: a district without wards needs none
 */
export function composeAddress({ values, place }: OrderDraft, wards: Divisions): ComposedAddress {
  const { province, district, ward } = place;
  const parsed = addressSchema.safeParse({
    ...values,
    city: province?.name ?? '',
    district: district?.name ?? '',
    ward: ward?.name ?? '',
    country: deliveryCountry,
  });
  const errors: AddressErrors = parsed.success ? {} : addressErrors(
    parsed.error.issues.map(({ path, message }) => ({ path: String(path[0] ?? ''), message })),
  );
  if (errors.province) delete errors.district;
  const wardless = district !== null && wards.state === 'ready' && wards.items.length === 0;
  if (district !== null && ward === null && !wardless) errors.ward ??= chooseAll;
  return parsed.success && Object.keys(errors).length === 0 ? { address: parsed.data } : { errors };
}
