import type { AddressChoice } from '../address-picker/division-types.ts';

/** A commune that a former ward has become. */
export interface SuccessorView {
  /** Official code of the commune. */
  code: number;
  name: string;
  /** Name of its province. */
  province: string;
  province_code: number;
}

/** A former ward with the communes that it has become. */
export interface FormerPlaceView {
  /** Name of the ward; empty in a district that had no wards. */
  ward: string;
  district: string;
  /** Name of the former province. */
  city: string;
  /** Former place as an address names it, such as '(cũ: Phường Bến Nghé, Quận 1)'. */
  note: string;
  /** Communes, the most probable one first. */
  successors: readonly SuccessorView[];
  /** `true` if all people of the ward live in the first one. */
  likely: boolean;
}

/** Returns the names of a former place on one line. */
export function formerName({ ward, district, city }: FormerPlaceView): string {
  return [ward, district, city].filter(Boolean).join(', ');
}

/** Returns the choice for an address in a commune that a former place has become. */
export function successorChoice({ note }: FormerPlaceView, commune: SuccessorView): AddressChoice {
  const { code, name, province, province_code } = commune;
  return {
    province: { code: province_code, name: province },
    district: { code, name: note },
    ward: { code, name },
  };
}

/**
 * Returns the choice for an address at a former place. Only the province is chosen if the customer
 * has to say which of its communes the address belongs to.
 */
export function formerChoice(place: FormerPlaceView): AddressChoice {
  const choice = successorChoice(place, place.successors[0]!);
  return place.likely ? choice : { ...choice, district: null, ward: null };
}
