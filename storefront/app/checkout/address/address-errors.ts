import { addressFields } from '@thach-an/edge-api/contract';
import type { AddressErrors } from '@thach-an/ui';

/** Fields of an address that have a field in the form. */
const shown = new Set<string>(addressFields.filter((field) => field !== 'country'));

/** Converts the issues of an address to errors of the form; each field gets its first message. */
export function addressErrors(
  issues: readonly { path: string; message: string }[],
): AddressErrors {
  const errors: AddressErrors = {};
  for (const { path, message } of issues) {
    if (!shown.has(path)) continue;
    errors[(path === 'city' ? 'province' : path) as keyof AddressErrors] ??= message;
  }
  return errors;
}
