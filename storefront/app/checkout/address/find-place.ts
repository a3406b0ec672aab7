import { type AddressScheme, defaultScheme, type DivisionNames } from '@thach-an/edge-api/contract';
import type { AddressChoice, Division } from '@thach-an/ui';
import type { DivisionService } from './division-service.ts';

/**
 * Finds the divisions of a saved address by their names. A division that is no longer in its list
 * becomes `null`, as do those below it: the customer chooses again.
 *
 * @throws any error of the service
 */
export async function findPlace(
  service: DivisionService,
  names: DivisionNames,
  scheme: AddressScheme = defaultScheme,
): Promise<AddressChoice> {
  const province = byName(await service.provinces(), names.city);
  if (scheme === 'communes') {
    const ward = province && byName(await service.communes(province.code), names.ward);
    const isNoted = ward !== null && names.district !== '';
    return { province, district: isNoted ? { code: ward.code, name: names.district } : null, ward };
  }
  const district = province && byName(await service.districts(province.code), names.district);
  const ward = district && byName(await service.wards(district.code), names.ward);
  return { province, district, ward };
}

function byName(divisions: readonly Division[], name: string): Division | null {
  return divisions.find((division) => division.name === name.normalize('NFC')) ?? null;
}
