import { addressFields } from '@thach-an/edge-api/contract';
import type { OrderFormProduct, OrderFormProps } from '@thach-an/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminError, run } from '../api/admin-api.ts';
import { usePlacePicker } from './use-place-picker.ts';

const empty = { firstName: '', lastName: '', email: '', phone: '', street: '' };

type Line = OrderFormProduct & { quantity: number };

/**
 * Keeps the state of the form of an order.
 *
 * @param initial values of the order that is edited. @default empty
 */
export function useOrderForm(initial?: { values: typeof empty; lines: Line[] }) {
  const [values, setValues] = useState(initial?.values ?? empty);
  const [lines, setLines] = useState<Line[]>(initial?.lines ?? []);
  const { picker, place, shop } = usePlacePicker();
  const [search, setSearch] = useState('');
  const { data: found } = useQuery({
    queryKey: ['products', 'list', { search, limit: 8 }],
    queryFn: ({ signal }) =>
      run<{ items: { id: string; name: string; price: number }[] }>(
        'products.list',
        { search, state: 'shown', limit: 8 },
        { signal },
      ),
    enabled: search.trim() !== '',
  });
  return {
    values,
    lines,
    /** `true` if the shop has a bank account. */
    takesTransfers: shop?.transfers === true,
    /** Fields of the address for the operation; the place only if it was chosen. */
    address: { ...values, ...place },
    items: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    props(error: Error | null): Pick<OrderFormProps, 'address' | 'lines' | 'onLines' | 'search'> {
      const issues = error instanceof AdminError ? error.issues : [];
      const errorOf = (field: string) =>
        issues.find(({ path }) => path.endsWith(`address.${field}`))?.message;
      return {
        address: {
          values,
          onChange: setValues,
          errors: {
            ...Object.fromEntries(addressFields.map((field) => [field, errorOf(field)])),
            province: errorOf('city'),
          },
          picker,
        },
        lines,
        onLines: setLines,
        search: {
          value: search,
          onChange: setSearch,
          found: (search.trim() ? found?.items ?? [] : [])
            .map(({ id, name, price }) => ({ productId: id, name, price })),
        },
      };
    },
  };
}
