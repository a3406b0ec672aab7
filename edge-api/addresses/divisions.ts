import type { DivisionNames } from '../contract/checkout/address-fields.ts';
import { describeDivision, describeProvince } from './division-name.ts';
import type { Commune, District, Province, ProvinceOfCommunes, Ward } from './division-schemas.ts';
import type { FileProvince, FormerPlaces } from './former-places.ts';

type FileDivision = FileProvince['wards'][number];

interface FileDistrict extends FileDivision {
  wards: FileDivision[];
}

interface FormerProvince extends FileDivision {
  phone_code: number;
  districts: FileDistrict[];
}

export type Divisions = ReturnType<typeof parseDivisions>;

/**
 * Parses the text of `seed/divisions.json`. The administrative divisions are converted to the shape
 * of the public provinces API (v1) on demand.
 */
export function parseDivisions(text: string) {
  const provinces = new Map<number, FormerProvince>();
  const districts = new Map<number, [FileDistrict, provinceCode: number]>();
  const wards = new Map<number, [FileDivision, districtCode: number]>();
  for (const province of JSON.parse(text) as FormerProvince[]) {
    provinces.set(province.code, province);
    for (const district of province.districts) {
      districts.set(district.code, [district, province.code]);
      for (const ward of district.wards) wards.set(ward.code, [ward, district.code]);
    }
  }
  return {
    /** Returns all provinces, without their districts. */
    provinces: () => [...provinces.values()].map((province) => toProvince(province, 1)),
    /** @param depth 1 for the province alone, 2 with its districts, 3 with their wards */
    province(code: number, depth: number): Province | undefined {
      const province = provinces.get(code);
      return province && toProvince(province, depth);
    },
    /** @param depth 1 for the district alone, 2 with its wards */
    district(code: number, depth: number): District | undefined {
      const found = districts.get(code);
      return found && toDistrict(...found, depth);
    },
    ward(code: number): Ward | undefined {
      const found = wards.get(code);
      return found && toWard(...found);
    },
    hasPlace(place: DivisionNames): boolean {
      const province = [...provinces.values()].find(({ name }) => name === place.city);
      const district = province?.districts.find(({ name }) => name === place.district);
      if (!district) return false;
      return district.wards.length === 0
        ? place.ward === ''
        : district.wards.some(({ name }) => name === place.ward);
    },
  };
}

function toProvince(
  { name, code, phone_code, districts }: FormerProvince,
  depth: number,
): Province {
  return {
    ...describeProvince(name, code, phone_code),
    districts: depth < 2 ? [] : districts.map((district) => toDistrict(district, code, depth - 1)),
  };
}

function toDistrict(
  { name, code, wards }: FileDistrict,
  province_code: number,
  depth: number,
): District {
  return {
    ...describeDivision(name, code),
    province_code,
    wards: depth < 2 ? [] : wards.map((ward) => toWard(ward, code)),
  };
}

function toWard({ name, code }: FileDivision, district_code: number): Ward {
  return { ...describeDivision(name, code), district_code };
}

export type Communes = ReturnType<typeof createCommunes>;

/**
 * Returns the provinces and communes since 1 July 2025, in the shape of the public provinces API
 * (v2).
 *
 * @param file content of `seed/communes.json`
 * @param former the divisions that the communes have replaced
 */
export function createCommunes(file: readonly FileProvince[], former: FormerPlaces) {
  const provinces = new Map(file.map((province) => [province.code, province]));
  const communes = new Map(
    file.flatMap(({ code, wards }) => wards.map((ward) => [ward.code, [ward, code] as const])),
  );
  return {
    /** Returns all provinces, without their communes. */
    provinces: () => file.map((province) => toProvinceOfCommunes(province, 1)),
    /** @param depth 1 for the province alone, 2 with its communes */
    province(code: number, depth: number): ProvinceOfCommunes | undefined {
      const province = provinces.get(code);
      return province && toProvinceOfCommunes(province, depth);
    },
    commune(code: number): Commune | undefined {
      const found = communes.get(code);
      return found && toCommune(...found);
    },
    /** Returns `true` if the commune exists, and the former place of an address became it. */
    hasPlace({ city, district, ward }: DivisionNames): boolean {
      const commune = file.find(({ name }) => name === city)?.wards
        .find(({ name }) => name === ward);
      return commune !== undefined && (district === '' || former.became(district, commune.code));
    },
    former,
  };
}

function toProvinceOfCommunes(
  { name, code, phone_code, wards }: FileProvince,
  depth: number,
): ProvinceOfCommunes {
  return {
    ...describeProvince(name, code, phone_code),
    wards: depth < 2 ? [] : wards.map((ward) => toCommune(ward, code)),
  };
}

function toCommune({ name, code }: FileDivision, province: number): Commune {
  return { ...describeDivision(name, code), province_code: province };
}
