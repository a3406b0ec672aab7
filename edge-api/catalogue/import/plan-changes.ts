import { type SQL, sql } from 'drizzle-orm';
import type { Reader, StatementBuilder } from '../../db/database.ts';
import { assertHolds } from '../../db/guarded-batch.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { isCategorized } from '../categories/save-category.ts';
import { fileFieldNames } from '../files/product-entry.ts';
import type { Booking } from '../../orders/statements/update-order.ts';

/** Changes from the first to the last position, both included. */
export interface PositionRange {
  first: number;
  last: number;
}

/** Fields of a product in a file with their columns, without the id. */
const fileColumns = fileFieldNames.filter((field) => field !== '_id')
  .map((field) => ({ field, column: products[field].name }));

export interface MissingProduct {
  id: string;
  position: number;
  serial: number;
}

/**
 * Returns the next products that are not in the file, in the order of the catalogue.
 *
 * @param last last of the earlier ones
 */
export async function readMissing(
  { read }: Reader,
  importId: number,
  last: MissingProduct | undefined,
  limit: number,
): Promise<MissingProduct[]> {
  const { position, serial } = last ?? { position: -1, serial: -1 };
  return await read.all<MissingProduct>(sql`
    select id, position, serial from products
    where (position, serial) > (${position}, ${serial}) and not exists (
      select 1 from import_rows where import_id = ${importId} and product_id = products.id
    ) order by position, serial limit ${limit}`);
}

/** Builds the statement that plans the removal of products, of which `first` precede them. */
export function planRemoval(
  db: StatementBuilder,
  importId: number,
  missing: readonly MissingProduct[],
  first: number,
) {
  return db.run(sql`
    insert into import_changes (import_id, kind, position, product_id)
    select ${importId}, 'removed', ${first} + key, value
    from json_each(${JSON.stringify(missing.map(({ id }) => id))})`);
}

/**
 * Returns `true` if an import with `replace` changes the order of the catalogue: its file does not
 * begin with the existing products in their current order. Returns the last position of the file,
 * too.
 */
export async function readOrder(
  { read }: Reader,
  importId: number,
): Promise<{ reordered: boolean; lastPosition: number }> {
  const [row] = await read.all<{ reordered: number; last: number | null }>(sql`
    select ${isReordered(importId)} as reordered,
      (select max(position) from import_rows where import_id = ${importId}) as last`);
  return { reordered: row?.reordered === 1, lastPosition: row?.last ?? -1 };
}

/**
 * Builds the statements that compare a part of the file with the catalogue, after the parts before
 * it. Existing products keep their position and new ones follow in the order of the file, unless
 * the import changes the order.
 */
export function planChanges(
  db: StatementBuilder,
  importId: number,
  { first, last }: PositionRange,
  keepStock: boolean,
) {
  return [
    db.run(sql`
      insert into import_changes (import_id, kind, position, product_id, new_position)
      select import_id, 'added', position, product_id,
        case when (select reorder from imports where id = ${importId}) then position
        else coalesce(
          (select new_position from import_changes
            where import_id = ${importId} and kind = 'added' order by position desc limit 1),
          (select max(position) from products), -1
        ) + row_number() over (order by position) end
      from import_rows where import_id = ${importId} and position between ${first} and ${last}
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
        where import_id = ${importId} and file.position between ${first} and ${last}
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
  const names = fileColumns.filter(({ field }) => !(keepStock && field === 'stock'))
    .map(({ field, column }) =>
      `case when products.${column} is not file.data ->> '${field}' then ',${field}' else '' end`
    );
  return sql.raw(`ltrim(${names.join(' || ')}, ',')`);
}

/** Lists the columns of a product, without the stock, which is written as movements. */
const list = (format: (column: string, field: string) => string) =>
  sql.raw(
    fileColumns.filter(({ field }) => field !== 'stock')
      .map(({ column, field }) => format(column, field)).join(', '),
  );

const columns = {
  names: list((column) => column),
  values: list((_, field) => `data ->> '${field}'`),
  updates: list((column) => `${column} = excluded.${column}`),
};

/** Condition that all categories of some `data` of a file exist. */
export const areCategorized = (rows: SQL) =>
  sql`not exists (
    select 1 from (
      select distinct data ->> 'category' as category, data ->> 'subCategory' as sub from (${rows})
    ) as place
    where not ${isCategorized({ category: sql`place.category`, subCategory: sql`place.sub` })}
  )`;

/**
 * Builds the statements that write a part of the planned changes to the products. With `keepStock`
 * the stock of existing products is not written. They fail if a category does not exist any more.
 */
export function writeChanges(
  db: StatementBuilder,
  importId: number,
  { first, last }: PositionRange,
  keepStock: boolean,
  { actor, at }: Booking,
) {
  const isWritten = keepStock ? sql`change.kind = 'added'` : sql`true`;
  return [
    assertHolds(
      db,
      areCategorized(sql`
      select data from import_changes as change
      join import_rows as file on file.import_id = change.import_id
        and file.position = change.position
      where change.import_id = ${importId} and change.kind in ('added', 'changed', 'moved')
        and change.position between ${first} and ${last}`),
    ),
    db.run(sql`
      delete from products where id in (
        select product_id from import_changes where import_id = ${importId} and kind = 'removed'
          and position between ${first} and ${last}
      )`),
    db.run(sql`
      insert into products (id, stock, position, ${columns.names})
      select change.product_id, 0, change.new_position, ${columns.values}
      from import_changes as change
      join import_rows as file on file.import_id = change.import_id
        and file.position = change.position
      where change.import_id = ${importId} and change.kind in ('added', 'changed', 'moved')
        and change.position between ${first} and ${last}
      order by change.kind, change.position
      on conflict (id) do update set position = excluded.position, ${columns.updates}`),
    db.run(sql`
      insert into stock_movements (product_id, delta, reason, actor, at)
      select products.id, (data ->> 'stock') - products.stock, 'import', ${actor}, ${at}
      from import_changes as change
      cross join import_rows as file on file.import_id = change.import_id
        and file.position = change.position
      cross join products on products.id = change.product_id
      where change.import_id = ${importId} and change.kind in ('added', 'changed', 'moved')
        and change.position between ${first} and ${last} and ${isWritten}
        and products.stock <> data ->> 'stock'`),
  ];
}
