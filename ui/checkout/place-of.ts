/** Place of delivery. `ward` is empty in the few districts without wards. */
export interface PlaceView {
  street: string;
  ward: string;
  district: string;
  /** Name of the province. */
  city: string;
}

/** Returns the place of an address on one line, from the street to the province. */
export function placeOf({ street, ward, district, city }: PlaceView): string {
  return [street, ward, district, city].filter(Boolean).join(', ');
}
