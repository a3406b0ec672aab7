import type { DivisionNames, SavedAddress } from '@thach-an/edge-api/contract';
import { type AddressValues, placeNames } from '@thach-an/ui';
import { emptyDraft, type OrderDraft } from './order-records.ts';

/** Returns the text fields of a saved address. */
export function valuesOf(
  { firstName, lastName, email, phone, street }: SavedAddress,
): AddressValues {
  return { firstName, lastName, email, phone, street };
}

/**
 * Returns `true` if the address of a form is untouched.
 *
 * @param filled values that were filled in without the customer
 */
export function isEmptyDraft(
  draft: OrderDraft | undefined,
  filled: AddressValues = emptyDraft.values,
): boolean {
  if (!draft) return true;
  const { values, place } = draft;
  return place.province === null &&
    (Object.keys(values) as (keyof AddressValues)[])
      .every((name) => values[name].trim() === '' || values[name] === filled[name]);
}

/** Returns `true` if a form has exactly a saved address. */
export function isSameAddress({ values, place }: OrderDraft, address: SavedAddress): boolean {
  const saved = valuesOf(address);
  return (Object.keys(saved) as (keyof AddressValues)[])
    .every((name) => values[name].trim() === saved[name]) &&
    Object.entries(placeNames(place)).every(([name, value]) =>
      address[name as keyof DivisionNames] === value
    );
}
