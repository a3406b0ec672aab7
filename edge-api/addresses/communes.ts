import type { Place } from '../contract/checkout/address-fields.ts';
import { describeDivision, describeProvince } from './division-name.ts';
import type { Commune, ProvinceOfCommunes } from './division-schemas.ts';
import type { FileProvince, FormerPlaces } from './former-places.ts';

/** The provinces and communes since 1 July 2025, in the shape of the public provinces API (v2). */
export interface Communes {
  /** Returns all provinces, without their communes. */
  provinces(): ProvinceOfCommunes[];
  /** @param depth 1 for the province alone, 2 with its communes */
  province(code: number, depth: number): ProvinceOfCommunes | undefined;
  commune(code: number): Commune | undefined;
  /** Returns `true` if the commune exists, and the former place that an address names became it. */
  hasPlace(place: Omit<Place, 'street'>): boolean;
  /** The divisions that the communes have replaced. */
  readonly former: FormerPlaces;
}

/** Returns the communes of the provinces in `seed/communes.json`. */
export function createCommunes(
  file: readonly FileProvince[],
  former: FormerPlaces,
): Communes {
  const provinces = new Map(file.map((province) => [province.code, province]));
  const communes = new Map(
    file.flatMap(({ code, wards }) => wards.map((ward) => [ward.code, [ward, code] as const])),
  );
  return {
    provinces: () => file.map((province) => toProvince(province, 1)),
    province(code, depth) {
      const province = provinces.get(code);
      return province && toProvince(province, depth);
    },
    commune(code) {
      const found = communes.get(code);
      return found && toCommune(...found);
    },
    hasPlace({ city, district, ward }) {
      const commune = file.find(({ name }) => name === city)?.wards
        .find(({ name }) => name === ward);
      return commune !== undefined && (district === '' || former.became(district, commune.code));
    },
    former,
  };
}

function toProvince(
  { name, code, phone_code, wards }: FileProvince,
  depth: number,
): ProvinceOfCommunes {
  return {
    ...describeProvince(name, code, phone_code),
    wards: depth < 2 ? [] : wards.map((ward) => toCommune(ward, code)),
  };
}

function toCommune({ name, code }: { name: string; code: number }, province: number): Commune {
  return { ...describeDivision(name, code), province_code: province };
}
