import { asc, getTableColumns } from 'drizzle-orm';
import type { Category } from '../../contract/catalogue/categories.ts';
import type { Reader } from '../../db/database.ts';
import { categories } from '../../db/schema/category-tables.ts';

export type SavedCategory = Omit<typeof categories.$inferSelect, 'position'>;

export async function readCategories(database: Reader): Promise<Category[]> {
  const rows = await readSaved(database);
  return rows.map(({ name, image, subCategories }) => ({ name, image, subCategories }));
}

export async function readSaved({ read }: Reader): Promise<SavedCategory[]> {
  const { position, ...columns } = getTableColumns(categories);
  return await read.select(columns).from(categories).orderBy(asc(position), asc(columns.id));
}
