/** A province, a district or a ward. */
export interface Division {
  /** Official code of the division. */
  code: number;
  name: string;
}

/** Level of the administrative hierarchy. */
export type DivisionLevel = 'province' | 'district' | 'ward';

/** Options of one field: not requested yet, loading, loaded, or unavailable. */
export type Divisions =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; items: readonly Division[] }
  | { state: 'failed' };

/** Chosen division of each level, or `null`. */
export interface AddressChoice {
  province: Division | null;
  district: Division | null;
  ward: Division | null;
}
