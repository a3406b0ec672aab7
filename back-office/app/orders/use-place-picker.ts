import type { DivisionNames, ShopIdentity } from '@thach-an/edge-api/contract';
import {
  type AddressChoice,
  type AddressPickerProps,
  type Division,
  divisionLevels,
  type Divisions,
  type FormerPlaceView,
  noChoice,
  placeNames,
} from '@thach-an/ui';
import { useState } from 'react';
import { readJson, useShopJson } from '../api/shop-json.ts';

/** Reads a list of divisions by path below the service. */
function useList(path: string | undefined, key?: 'districts' | 'wards') {
  const { data, isError, refetch } = useShopJson<Record<string, Division[]> | Division[]>(
    path === undefined ? undefined : `provinces/${path}`,
  );
  const items = Array.isArray(data) ? data : data?.[key!];
  const list: Divisions = path === undefined
    ? { state: 'idle' }
    : items
    ? { state: 'ready', items }
    : { state: isError ? 'failed' : 'loading' };
  return { list, refetch };
}

/**
 * Keeps the place of an address that staff choose, in the scheme of the shop.
 *
 * @param onPlace called with the names of the place; `undefined` without a province
 * @param initial choice at the beginning
 */
export function usePlacePicker(
  onPlace: (place: DivisionNames | undefined) => void,
  initial: AddressChoice = noChoice,
) {
  const { data: shop } = useShopJson<{ data: ShopIdentity }>('shop');
  const [choice, setChoice] = useState(initial);
  const [former, setFormer] = useState<FormerPlaceView>();
  const { province, district } = choice;
  const scheme = shop?.data.addressScheme;
  const isByCommune = scheme === 'communes';
  const root = isByCommune ? 'v2/p/' : 'p/';
  const below = province ? `${root}${province.code}?depth=2` : undefined;
  const lists = [
    useList(scheme && root),
    useList(isByCommune ? undefined : below, 'districts'),
    useList(isByCommune ? below : district ? `d/${district.code}?depth=2` : undefined, 'wards'),
  ] as const;
  const [provinces, districts, wards] = lists;
  const choose = (next: AddressChoice) => {
    setChoice(next);
    onPlace(next.province ? placeNames(next) : undefined);
  };
  const picker: AddressPickerProps = {
    scheme,
    value: choice,
    onChange: choose,
    former: {
      place: former,
      onPlaceChange: setFormer,
      async onSearch(q) {
        const query = new URLSearchParams({ q: q.slice(0, 100) });
        return (await readJson<{ data: FormerPlaceView[] }>(`provinces/v2/former?${query}`)).data;
      },
    },
    provinces: provinces.list,
    districts: districts.list,
    wards: wards.list,
    onRetry: (level) => void lists[divisionLevels.indexOf(level)]!.refetch(),
  };
  return {
    picker,
    /** Settings of the shop; `undefined` while they are loaded. */
    shop: shop?.data,
    /** Removes the choice. */
    reset: () => setChoice(noChoice),
  };
}
