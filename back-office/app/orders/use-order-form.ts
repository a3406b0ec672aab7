import type { DivisionNames } from '@thach-an/edge-api/contract';
import type { AddressChoice, AddressValues } from '@thach-an/ui';
import type { OrderFormProps } from '@thach-an/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { run } from '../api/admin-api.ts';
import { emptyOrder, type OrderValues } from './order-values.ts';
import { usePlacePicker } from './use-place-picker.ts';

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
    queryFn: ({ signal }) =>
      run<{ items: { id: string; name: string; price: number; stock: number }[] }>(
        'products.list',
        { search, state: 'shown', limit: 8 },
        { signal },
      ),
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
        .map(({ id, name, price, stock }) => ({
          product: { productId: id, name, price },
          soldOut: stock <= 0,
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
