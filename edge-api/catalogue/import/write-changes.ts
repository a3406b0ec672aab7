import { sql } from 'drizzle-orm';
import type { StatementBuilder } from '../../db/database.ts';
import type { Booking } from '../../orders/statements/update-order.ts';

/** Changes from the first to the last position, both included. */
export interface PositionRange {
  first: number;
  last: number;
}

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
      insert into products (id, name, description, price, original_price, image, colour,
        category, sub_category, stock, stone, elements, size, care, gallery, position)
      select change.product_id, data ->> 'name', data ->> 'description', data ->> 'price',
        data ->> 'originalPrice', data ->> 'image', data ->> 'colour', data ->> 'category',
        data ->> 'subCategory', 0, data ->> 'stone', data ->> 'elements',
        data ->> 'size', data ->> 'care', data ->> 'gallery', change.new_position
      from import_changes as change
      join import_rows as file on file.import_id = change.import_id
        and file.position = change.position
      where change.import_id = ${importId} and change.kind in ('added', 'changed', 'moved')
        and change.position between ${first} and ${last}
      order by change.kind, change.position
      on conflict (id) do update set name = excluded.name, description = excluded.description,
        price = excluded.price, original_price = excluded.original_price, image = excluded.image,
        colour = excluded.colour, category = excluded.category,
        sub_category = excluded.sub_category, stone = excluded.stone,
        elements = excluded.elements, size = excluded.size, care = excluded.care,
        gallery = excluded.gallery, position = excluded.position`),
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
