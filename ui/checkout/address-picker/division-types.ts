import type { PlaceView } from '../place-of.ts';

/** A province, a district or a ward. */
export interface Division {
  /** Official code of the division, such as 1 or '01'. */
  code: number | string;
  name: string;
}

/** Levels of the administrative hierarchy, each within the one before. */
export const divisionLevels = ['province', 'district', 'ward'] as const;

/** Level of the administrative hierarchy. */
export type DivisionLevel = typeof divisionLevels[number];

/** Options of one field: not requested yet, loading, loaded, or unavailable. */
export type Divisions =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; items: readonly Division[] }
  | { state: 'failed' };

/** Chosen division of each level, or `null`. */
export type AddressChoice = Record<DivisionLevel, Division | null>;

/** Returns the names of chosen divisions as fields of an address; empty if one is not chosen. */
export function placeNames({ province, district, ward }: AddressChoice): Omit<PlaceView, 'street'> {
  return { city: province?.name ?? '', district: district?.name ?? '', ward: ward?.name ?? '' };
}

/** No division is chosen. */
export const noChoice: AddressChoice = { province: null, district: null, ward: null };
