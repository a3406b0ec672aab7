import { sql } from 'drizzle-orm';
import type { StatementBuilder } from '../../../db/database.ts';
import type { ImportOptions } from './import-options.ts';

/** Fields of a product in a file with their columns, without the id. */
const fieldColumns = {
  name: 'name',
  description: 'description',
  price: 'price',
  originalPrice: 'original_price',
  image: 'image',
  colour: 'colour',
  category: 'category',
  subCategory: 'sub_category',
  stock: 'stock',
  stone: 'stone',
  elements: 'elements',
  size: 'size',
  care: 'care',
  gallery: 'gallery',
} as const;

/** Builds the statement that finds the products that are not in the file. */
export function planRemoval(db: StatementBuilder, importId: number) {
  return db.run(sql`
    insert into import_changes (import_id, kind, position, product_id)
    select ${importId}, 'removed', row_number() over (order by position, serial) - 1, id
    from products where not exists (
      select 1 from import_rows where import_id = ${importId} and product_id = products.id
    )`);
}

/**
 * Builds the statements that compare the file with the catalogue. Existing products keep their
 * position and new ones follow in the order of the file. With `replace` the order is that of the
 * file, unless the file begins with the existing products in their current order.
 */
export function planChanges(
  db: StatementBuilder,
  importId: number,
  { replace = false, keepStock = false }: ImportOptions,
) {
  return [
    db.run(sql`
      update imports set reorder = ${replace ? isReordered(importId) : sql`false`}
      where id = ${importId}`),
    db.run(sql`
      insert into import_changes (import_id, kind, position, product_id, new_position)
      select import_id, 'added', position, product_id,
        case when (select reorder from imports where id = ${importId}) then position
        else (select coalesce(max(position), -1) from products)
          + row_number() over (order by position) end
      from import_rows where import_id = ${importId}
        and not exists (select 1 from products where id = product_id)`),
    db.run(sql`
      insert into import_changes (import_id, kind, position, product_id, fields, new_position)
      select ${importId}, case when fields = '' then 'moved' else 'changed' end,
        position, product_id, fields, new_position
      from (
        select file.position, product_id, ${changedFields(keepStock)} as fields,
          products.position as old_position,
          case when (select reorder from imports where id = ${importId}) then file.position
            else products.position end as new_position
        from import_rows as file join products on products.id = product_id
        where import_id = ${importId}
      )
      where fields <> '' or new_position <> old_position`),
  ];
}

/** True in SQL unless the file begins with the existing products in their current order. */
function isReordered(importId: number) {
  return sql`exists (
    select 1 from (
      select file.position as place,
        row_number() over (order by products.position, products.serial) - 1 as rank
      from import_rows as file join products on products.id = product_id
      where import_id = ${importId}
    ) where place <> rank
  )`;
}

/** Names of the fields that differ, separated by commas, as an SQL expression. */
function changedFields(keepStock: boolean) {
  const names = Object.entries(fieldColumns)
    .filter(([field]) => !(keepStock && field === 'stock'))
    .map(([field, column]) =>
      `case when products.${column} is not file.data ->> '${field}' then ',${field}' else '' end`
    );
  return sql.raw(`ltrim(${names.join(' || ')}, ',')`);
}
