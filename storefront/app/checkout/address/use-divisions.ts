import type { AddressChoice, DivisionLevel, Divisions } from '@thach-an/ui';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../shell/notify.ts';
import { divisionServiceOf, type DivisionSource } from './browser-divisions.ts';

const failures: Record<DivisionLevel, string> = {
  province: 'Không thể tải danh sách tỉnh/thành phố',
  district: 'Không thể tải danh sách quận/huyện',
  ward: 'Không thể tải danh sách phường/xã',
};

const loading: Divisions = { state: 'loading' };
const idle: Divisions = { state: 'idle' };

/**
 * Returns the lists of the three fields. Each is loaded when the division above it is chosen.
 *
 * @param enabled `false` while there is no form, so that nothing is loaded
 */
export function useDivisions(
  source: DivisionSource,
  { province, district }: AddressChoice,
  enabled = true,
) {
  // By request, so that a late response to an old choice is not shown for the new one.
  const [lists, setLists] = useState<Readonly<Record<string, Divisions>>>({});
  const requested = useRef(new Set<string>());
  const keys: Record<DivisionLevel, string | undefined> = {
    province: enabled ? 'p' : undefined,
    district: province && source.scheme === 'districts' ? `p/${province.code}` : undefined,
    ward: source.scheme === 'communes'
      ? province ? `communes/${province.code}` : undefined
      : province && district
      ? `d/${district.code}`
      : undefined,
  };

  const load = async (level: DivisionLevel, key: string) => {
    if (requested.current.has(key)) return;
    requested.current.add(key);
    const set = (list: Divisions) => setLists((lists) => ({ ...lists, [key]: list }));
    set(loading);
    try {
      const service = divisionServiceOf(source);
      const items = level === 'province'
        ? await service.provinces()
        : level === 'district'
        ? await service.districts(province!.code)
        : source.scheme === 'communes'
        ? await service.communes(province!.code)
        : await service.wards(district!.code);
      set({ state: 'ready', items });
    } catch (error) {
      console.warn('A list of divisions could not be loaded', error);
      requested.current.delete(key);
      set({ state: 'failed' });
      notify('error', failures[level]);
    }
  };
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    for (const level of ['province', 'district', 'ward'] as const) {
      const key = keys[level];
      if (key !== undefined) latest.current(level, key);
    }
  }, [keys.province, keys.district, keys.ward]);

  const listOf = (level: DivisionLevel) => {
    const key = keys[level];
    return key === undefined ? idle : lists[key] ?? loading;
  };
  return {
    provinces: listOf('province'),
    districts: listOf('district'),
    wards: listOf('ward'),
    onRetry(level: DivisionLevel) {
      const key = keys[level];
      if (key !== undefined) load(level, key);
    },
  };
}
