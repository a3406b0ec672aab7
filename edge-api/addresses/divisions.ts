import type { Place } from '../contract/checkout/address-fields.ts';
import { describeDivision, describeProvince } from './division-name.ts';
import type { District, Province, Ward } from './division-schemas.ts';

interface FileDivision {
  code: number;
  name: string;
}

interface FileDistrict extends FileDivision {
  wards: FileDivision[];
}

interface FileProvince extends FileDivision {
  phone_code: number;
  districts: FileDistrict[];
}

/** The administrative divisions in the shape of the public provinces API (v1). */
export interface Divisions {
  /** Returns all provinces, without their districts. */
  provinces(): Province[];
  /** @param depth 1 for the province alone, 2 with its districts, 3 with their wards */
  province(code: number, depth: number): Province | undefined;
  /** @param depth 1 for the district alone, 2 with its wards */
  district(code: number, depth: number): District | undefined;
  ward(code: number): Ward | undefined;
  /** Returns `true` if the divisions of a place exist. */
  hasPlace(place: Omit<Place, 'street'>): boolean;
}

/** Parses the text of `seed/divisions.json`. Divisions are converted to their shape on demand. */
export function parseDivisions(text: string): Divisions {
  const provinces = new Map<number, FileProvince>();
  const districts = new Map<number, [FileDistrict, provinceCode: number]>();
  const wards = new Map<number, [FileDivision, districtCode: number]>();
  for (const province of JSON.parse(text) as FileProvince[]) {
    provinces.set(province.code, province);
    for (const district of province.districts) {
      districts.set(district.code, [district, province.code]);
      for (const ward of district.wards) wards.set(ward.code, [ward, district.code]);
    }
  }
  return {
    provinces: () => [...provinces.values()].map((province) => toProvince(province, 1)),
    province(code, depth) {
      const province = provinces.get(code);
      return province && toProvince(province, depth);
    },
    district(code, depth) {
      const found = districts.get(code);
      return found && toDistrict(...found, depth);
    },
    ward(code) {
      const found = wards.get(code);
      return found && toWard(...found);
    },
    hasPlace(place) {
      const province = [...provinces.values()].find(({ name }) => name === place.city);
      const district = province?.districts.find(({ name }) => name === place.district);
      if (!district) return false;
      return district.wards.length === 0
        ? place.ward === ''
        : district.wards.some(({ name }) => name === place.ward);
    },
  };
}

function toProvince({ name, code, phone_code, districts }: FileProvince, depth: number): Province {
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
