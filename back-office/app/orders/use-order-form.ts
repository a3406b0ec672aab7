import { type DivisionNames, fullName, type ShopIdentity } from '@thach-an/edge-api/contract';
import {
  type AddressChoice,
  type AddressPickerProps,
  type AddressValues,
  type Division,
  divisionLevels,
  type Divisions,
  type FormerPlaceView,
  noChoice,
  placeNames,
} from '@thach-an/ui';
import type { OrderFormProps } from '@thach-an/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { run } from '../api/admin-api.ts';
import { emptyOrder, type OrderValues } from './order-values.ts';
import { readJson, useShopJson } from '../api/shop-json.ts';

/** Options of {@linkcode useOrderForm}. */
export interface OrderFormOptions {
  values: OrderValues;
  /** Called with the new value of a field. */
  set: <Name extends keyof OrderValues>(name: Name, value: OrderValues[Name]) => void;
  /** Place while staff have chosen no other one. @default none */
  storedPlace?: DivisionNames;
  /** Choice of the place at the beginning. @default none */
  choice?: AddressChoice;
  /** Errors of single fields by name. */
  errors: Readonly<Record<string, string>>;
}

/** Connects the form of an order with its values, the divisions and the search for products. */
export function useOrderForm(
  { values, set, storedPlace = emptyOrder.place, choice, errors }: OrderFormOptions,
) {
  const { lines, firstName, lastName, email, phone, street } = values;
  const texts = { firstName, lastName, email, phone, street };
  const { picker, reset, shop } = usePlacePicker(
    (place) => set('place', place ?? storedPlace),
    choice,
  );
  const [search, setSearch] = useState('');
  const { data: found } = useQuery({
    queryKey: ['products', 'list', { search, limit: 8 }],
    queryFn: ({ signal }) => run('products.list', { search, state: 'shown', limit: 8 }, { signal }),
    enabled: search.trim() !== '',
  });
  const props: Pick<OrderFormProps, 'address' | 'lines' | 'onLines' | 'search'> = {
    address: {
      values: texts,
      onChange: (next) => {
        for (const name of Object.keys(next) as (keyof AddressValues)[]) {
          if (next[name] !== texts[name]) set(name, next[name]);
        }
      },
      errors: { ...errors, province: errors.place },
      picker,
    },
    lines,
    onLines: (next) => set('lines', next),
    search: {
      value: search,
      onChange: setSearch,
      found: (search.trim() ? found?.items ?? [] : [])
        .map((product) => ({
          product: { productId: product.id, name: fullName(product), price: product.price },
          soldOut: product.stock <= 0,
        })),
    },
  };
  return {
    props,
    /** Divisions that are chosen. */
    choice: picker.value,
    /** Removes the choice of another place. */
    resetPlace: reset,
    scheme: shop?.addressScheme,
    /** `true` if the shop has a bank account. */
    takesTransfers: shop?.transfers === true,
  };
}

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
function usePlacePicker(
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
