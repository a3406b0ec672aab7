import type { AddressErrors } from '@thach-an/ui';

/** Form field of each field of an address. */
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

/** Converts the issues of an address to errors of the form; each field gets its first message. */
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
