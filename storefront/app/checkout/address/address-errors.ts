import type { AddressErrors } from '@thach-an/ui';

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
