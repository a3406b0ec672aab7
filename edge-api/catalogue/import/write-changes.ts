import { sql } from 'drizzle-orm';
import type { StatementBuilder } from '../../db/database.ts';
import { fileColumns, type PositionRange } from './plan-changes.ts';
import type { Booking } from '../../orders/statements/update-order.ts';

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

/**
 * Builds the statements that write a part of the planned changes to the products. With `keepStock`
 * the stock of existing products is not written.
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
