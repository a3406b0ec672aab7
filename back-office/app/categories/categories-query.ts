import type { Category } from '@thach-an/edge-api/contract';
import { useQuery } from '@tanstack/react-query';
import { run, send } from '../api/admin-api.ts';
import { usePermissions } from '../session/use-member.ts';

/** Category at a version. */
export interface SavedCategory extends Category {
  id: string;
  version: number;
}

export const categoriesQuery = {
  queryKey: ['categories', 'list'],
  queryFn: () => run<{ items: SavedCategory[] }>('categories.list', {}),
};

const shownQuery = {
  queryKey: ['categories', 'shown'],
  async queryFn() {
    const { data } = await send<{ data: { categories: Category[] } }>('/api/shop');
    return { items: data.categories };
  },
};

/** Returns the categories, for members who may not change them as the shop shows them. */
export function useCategories() {
  const canWrite = usePermissions()('catalogue:write');
  const { data, error } = useQuery<{ items: readonly Category[] }>(
    canWrite ? categoriesQuery : shownQuery,
  );
  return { categories: data?.items, error };
}
