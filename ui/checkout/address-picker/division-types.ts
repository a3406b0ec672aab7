/** A province, a district or a ward. */
export interface Division {
  code: number;
  name: string;
}

export type DivisionLevel = 'province' | 'district' | 'ward';

/** The choices of one select: not asked for yet, on their way, there, or not to be had. */
export type Divisions =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; items: readonly Division[] }
  | { state: 'failed' };

/** What is chosen of each level. */
export interface AddressChoice {
  province: Division | null;
  district: Division | null;
  ward: Division | null;
}
