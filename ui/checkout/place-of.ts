/**
 * Place of delivery. `ward` is empty in the few districts without wards. In an address by communes,
 * `district` is empty or a note of the former place.
 */
export interface PlaceView {
  street: string;
  ward: string;
  district: string;
  /** Name of the province. */
  city: string;
}

/** Returns the place of an address on one line, from the street to the province. */
export function placeOf({ street, ward, district, city }: PlaceView): string {
  // A note of a former place follows its commune without a comma.
  const isNote = district.startsWith('(');
  return [street, isNote ? `${ward} ${district}` : ward, isNote ? '' : district, city]
    .filter(Boolean).join(', ');
}
