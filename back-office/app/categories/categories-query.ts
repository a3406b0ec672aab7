import type { Category } from '@thach-an/edge-api/contract';
import { run } from '../api/admin-api.ts';

/** Category at a version. */
export interface SavedCategory extends Category {
  id: string;
  version: number;
}

/** Query of the categories in their order. */
export const categoriesQuery = {
  queryKey: ['categories', 'list'],
  queryFn: () => run<{ items: SavedCategory[] }>('categories.list', {}),
};
