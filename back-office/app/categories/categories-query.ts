import type { AdminResults } from '@thach-an/edge-api';
import type { Category, ShopIdentity } from '@thach-an/edge-api/contract';
import { useQuery } from '@tanstack/react-query';
import { run } from '../api/admin-api.ts';
import { useShopJson } from '../api/shop-json.ts';
import { usePermissions } from '../session/use-member.ts';

/** Category at a version. */
export type SavedCategory = AdminResults['categories.save'];

export const categoriesQuery = {
  queryKey: ['categories', 'list'],
  queryFn: () => run('categories.list', {}),
};

/** Returns the categories, for members who may not change them as the shop shows them. */
export function useCategories(): { categories?: readonly Category[]; error: Error | null } {
  const canWrite = usePermissions()('catalogue:write');
  const saved = useQuery({ ...categoriesQuery, enabled: canWrite });
  const shop = useShopJson<{ data: ShopIdentity }>(canWrite ? undefined : 'shop');
  return canWrite
    ? { categories: saved.data?.items, error: saved.error }
    : { categories: shop.data?.data.categories, error: shop.error };
}
