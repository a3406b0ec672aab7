/** A delivery address that a customer has saved. */
export interface SavedAddressView {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  /** Empty in the few districts without wards. */
  ward: string;
  district: string;
  /** Name of the province. */
  city: string;
}

/** Returns the recipient of an address, the family name first. */
export function recipientOf({ firstName, lastName }: SavedAddressView): string {
  return `${lastName} ${firstName}`.trim();
}

/** Returns the place of an address on one line, from the street to the province. */
export function placeOf({ street, ward, district, city }: SavedAddressView): string {
  return [street, ward, district, city].filter(Boolean).join(', ');
}
