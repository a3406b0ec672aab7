import { type AddressChoice, type AddressFormProps, type Division, noChoice } from '@thach-an/ui';
import type { OrderFormProduct, OrderFormProps } from '@thach-an/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminError, run } from '../api/admin-api.ts';

const empty = { firstName: '', lastName: '', email: '', phone: '', street: '' };

/** Lists of divisions by path below the service. */
function useList(path: string | undefined, key?: 'districts' | 'wards') {
  const { data, isError, refetch } = useQuery({
    queryKey: ['divisions', path],
    queryFn: async ({ signal }) => {
      const reply = await fetch(`/api/provinces/${path}`, { signal });
      if (!reply.ok) throw new Error(reply.statusText);
      const content = await reply.json();
      return (key ? content[key] : content) as Division[];
    },
    enabled: path !== undefined,
    staleTime: Infinity,
  });
  const list: AddressFormProps['picker']['provinces'] = path === undefined
    ? { state: 'idle' }
    : data
    ? { state: 'ready', items: data }
    : { state: isError ? 'failed' : 'loading' };
  return { list, refetch };
}

type Line = OrderFormProduct & { quantity: number };

/**
 * Keeps the state of the form of an order.
 *
 * @param initial values of the order that is edited. @default empty
 */
export function useOrderForm(initial?: { values: typeof empty; lines: Line[] }) {
  const [values, setValues] = useState(initial?.values ?? empty);
  const [lines, setLines] = useState<Line[]>(initial?.lines ?? []);
  const [choice, setChoice] = useState<AddressChoice>(noChoice);
  const [search, setSearch] = useState('');
  const { province, district, ward } = choice;
  const provinces = useList('p/');
  const districts = useList(province ? `p/${province.code}?depth=2` : undefined, 'districts');
  const wards = useList(district ? `d/${district.code}?depth=2` : undefined, 'wards');
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
  const place = province
    ? { city: province.name, district: district?.name ?? '', ward: ward?.name ?? '' }
    : {};
  return {
    values,
    lines,
    /** Fields of the address for the operation; the place only if it was chosen. */
    address: { ...values, ...place },
    items: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    /** Props of the form. */
    props(error: Error | null): Pick<OrderFormProps, 'address' | 'lines' | 'onLines' | 'search'> {
      const issues = error instanceof AdminError ? error.issues : [];
      const errorOf = (field: string) =>
        issues.find(({ path }) => path.endsWith(`address.${field}`))?.message;
      return {
        address: {
          values,
          onChange: setValues,
          errors: {
            ...Object.fromEntries(Object.keys(empty).map((field) => [field, errorOf(field)])),
            ward: errorOf('ward'),
            district: errorOf('district'),
            province: errorOf('city'),
          },
          picker: {
            value: choice,
            onChange: setChoice,
            provinces: provinces.list,
            districts: districts.list,
            wards: wards.list,
            onRetry: (level) =>
              void { province: provinces, district: districts, ward: wards }[level].refetch(),
          },
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
