import type { AddressValues } from '../address-form/address-form.tsx';
import type { PlaceView } from '../place-of.ts';

/** A delivery address that a customer has saved. */
export interface SavedAddressView extends PlaceView, AddressValues {
  id: string;
}

/** Returns the recipient of an address, the family name first. */
export function recipientOf({ firstName, lastName }: SavedAddressView): string {
  return `${lastName} ${firstName}`.trim();
}
