import { sql } from 'drizzle-orm';
import type { Database, StatementBuilder } from '../../db/database.ts';
import type { ProductRow } from '../../db/schema.ts';
import type { ImportPlan } from './plan-import.ts';

/** Maximum rows per statement, which keeps a statement at a few hundred kilobytes. */
const rowsPerStatement = 500;

/** Writes a planned import in one transaction. */
export async function applyImport(
  database: Database,
  { added, changed, moved, removed, keepStock }: ImportPlan,
): Promise<void> {
  const rows = [...added, ...changed.map(({ row }) => row), ...moved];
  if (rows.length + removed.length === 0) return;
  await database.batch((db) => {
    const [first, ...others] = [
      ...chunks(removed).map((ids) => removeProducts(db, ids)),
      ...chunks(rows).map((chunk) => writeProducts(db, chunk, keepStock)),
    ];
    return [first!, ...others];
  });
}

/**
 * Builds an upsert of many rows with a single JSON parameter instead of eleven per row. With
 * `keepStock` the current stock is kept, even if products were sold since the import was planned.
 */
function writeProducts(db: StatementBuilder, rows: readonly ProductRow[], keepStock: boolean) {
  const stock = keepStock ? sql`stock` : sql`excluded.stock`;
  return db.run(sql`
    insert into products (id, name, description, price, original_price, image, colour,
      category, sub_category, stock, position)
    select value ->> 'id', value ->> 'name', value ->> 'description', value ->> 'price',
      value ->> 'originalPrice', value ->> 'image', value ->> 'colour', value ->> 'category',
      value ->> 'subCategory', value ->> 'stock', value ->> 'position'
    from json_each(${JSON.stringify(rows)}) where true
    on conflict (id) do update set name = excluded.name, description = excluded.description,
      price = excluded.price, original_price = excluded.original_price, image = excluded.image,
      colour = excluded.colour, category = excluded.category, sub_category = excluded.sub_category, stock = ${stock},
      position = excluded.position`);
}

function removeProducts(db: StatementBuilder, ids: readonly string[]) {
  return db.run(sql`
    delete from products where id in (select value from json_each(${JSON.stringify(ids)}))`);
}

function chunks<T>(list: readonly T[]): T[][] {
  const count = Math.ceil(list.length / rowsPerStatement);
  return Array.from(
    { length: count },
    (_, index) => list.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
}
