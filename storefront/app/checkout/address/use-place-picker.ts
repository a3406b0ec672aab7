import {
  type AddressChoice,
  type AddressPickerProps,
  type DivisionLevel,
  divisionLevels,
  type Divisions,
  type FormerPlaceView,
} from '@thach-an/ui';
import { useEffect, useRef, useState } from 'react';
import { useClientSettings } from '../../api/client-settings.ts';
import { useShop } from '../../shell/use-shop.ts';
import { divisionServiceOf, type DivisionSource } from './browser-divisions.ts';
import { notify } from '../../shell/notify.ts';
import type { DivisionService } from './division-service.ts';

/**
 * Returns the fields for the divisions of an address, in the scheme of the shop.
 *
 * @param enabled `false` while there is no form, so that nothing is loaded
 */
export function usePlacePicker(
  value: AddressChoice,
  onChange: (value: AddressChoice) => void,
  enabled = true,
) {
  const { provincesUrl } = useClientSettings();
  const source = { scheme: useShop().addressScheme, provincesUrl };
  const [former, setFormer] = useState<FormerPlaceView>();
  const picker: AddressPickerProps = {
    ...useDivisions(source, value, enabled),
    scheme: source.scheme,
    value,
    onChange,
    former: {
      place: former,
      onPlaceChange: setFormer,
      onSearch: (q) => divisionServiceOf(source).formerPlaces({ q: q.slice(0, 100) }),
    },
  };
  return { source, picker, setFormer };
}

const failures: Record<DivisionLevel, string> = {
  province: 'Không thể tải danh sách tỉnh/thành phố',
  district: 'Không thể tải danh sách quận/huyện',
  ward: 'Không thể tải danh sách phường/xã',
};

/** Request of a list, and the key of its result. */
interface Request {
  key: string;
  send: (service: DivisionService) => ReturnType<DivisionService['provinces']>;
}

const loading: Divisions = { state: 'loading' };
const idle: Divisions = { state: 'idle' };

/**
 * Returns the lists of the three fields. Each is loaded when the division above it is chosen.
 *
 * @param enabled `false` while there is no form, so that nothing is loaded
 */
function useDivisions(
  source: DivisionSource,
  { province, district }: AddressChoice,
  enabled = true,
) {
  // By request, so that a late response to an old choice is not shown for the new one.
  const [lists, setLists] = useState<Readonly<Record<string, Divisions>>>({});
  const requested = useRef(new Set<string>());
  const hasDistricts = source.scheme === 'districts';
  const requests: Record<DivisionLevel, Request | false | null> = {
    province: enabled && { key: 'p', send: (service) => service.provinces() },
    district: hasDistricts && province &&
      { key: `p/${province.code}`, send: (service) => service.districts(province.code) },
    ward: hasDistricts
      ? province && district &&
        { key: `d/${district.code}`, send: (service) => service.wards(district.code) }
      : province &&
        { key: `communes/${province.code}`, send: (service) => service.communes(province.code) },
  };

  const load = async (level: DivisionLevel) => {
    const request = requests[level];
    if (!request || requested.current.has(request.key)) return;
    const { key, send } = request;
    requested.current.add(key);
    const set = (list: Divisions) => setLists((lists) => ({ ...lists, [key]: list }));
    set(loading);
    try {
      set({ state: 'ready', items: await send(divisionServiceOf(source)) });
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
    for (const level of divisionLevels) latest.current(level);
  }, divisionLevels.map((level) => requests[level] && requests[level].key));

  const listOf = (level: DivisionLevel) => {
    const request = requests[level];
    return request ? lists[request.key] ?? loading : idle;
  };
  return {
    provinces: listOf('province'),
    districts: listOf('district'),
    wards: listOf('ward'),
    onRetry: load,
  };
}
