import { type Address, addressSchema, deliveryCountry } from '@thach-an/edge-api/contract';
import type { AddressErrors, Divisions } from '@thach-an/ui';
import type { OrderDraft } from './order-records.ts';

/** Said where a division is missing. */
export const chooseAll = 'Vui lòng chọn đầy đủ thông tin địa chỉ!';

/** Which field of the form a field of the address is. */
const fieldNames: Record<string, keyof AddressErrors> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  street: 'street',
  city: 'province',
  district: 'district',
  ward: 'ward',
};

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

/** Puts what is wrong with an address under the fields of the form; the first thing said of a field holds. */
export function addressErrors(
  issues: readonly { path: string; message: string }[],
): AddressErrors {
  const errors: AddressErrors = {};
  for (const { path, message } of issues) {
    const name = fieldNames[path];
    if (name) errors[name] ??= message;
  }
  return errors;
}
