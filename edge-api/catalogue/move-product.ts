import { and, asc, eq, sql } from 'drizzle-orm';
import { staffProductSchema } from '../contract/catalogue/staff-product.ts';
import { z } from '../contract/zod.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { ConflictError } from '../errors.ts';
import { operation } from '../operations/run-operation.ts';
import { changedError, readStaffProduct } from './versioned-product.ts';

/** Maximum number of places of one move: each product between gets another position. */
const maxPlaces = 100;

/**
 * Moves a product to another place in the order of its category. The products between exchange
 * their positions, so that other categories keep their order. Throws {@linkcode NotFoundError}, and
 * {@linkcode ConflictError}: `CHANGED` if another change came first, `MOVE_TOO_FAR` for more than a
 * hundred places.
 */
export const moveProduct = operation({
  name: 'products.move',
  permission: 'catalogue:write',
  input: z.object({
    id: z.string(),
    version: z.int(),
    /** Place in the category, the first of which is 0. */
    position: z.int().min(0).max(1_000_000),
  }),
  output: staffProductSchema,
  async run({ database, commit }, { id, version, position }) {
    const { read } = database;
    const current = await readStaffProduct(database, id);
    if (current.version !== version) throw changedError(current);
    const isOther = eq(products.category, current.category);
    const [own] = await read.select({
      place: sql<number>`(select count(*) from products other
        where other.category = products.category
          and (other.position, other.serial) < (products.position, products.serial))`,
    }).from(products).where(eq(products.id, id));
    const from = own?.place ?? 0;
    if (Math.abs(position - from) > maxPlaces) throw new ConflictError('MOVE_TOO_FAR');
    const first = Math.min(from, position);
    const rows = await read.select({ id: products.id, position: products.position })
      .from(products).where(isOther).orderBy(asc(products.position), asc(products.serial))
      .limit(Math.abs(position - from) + 1).offset(first);
    const ids = rows.map((row) => row.id).filter((one) => one !== id);
    if (position < from) ids.unshift(id);
    else ids.push(id);
    // Equal positions, as an import can leave them, are pulled apart.
    const places = rows.map((row) => row.position);
    for (let index = 1; index < places.length; index += 1) {
      places[index] = Math.max(places[index]!, places[index - 1]! + 1);
    }
    const moved = ids.map((one, index) => [one, places[index]] as const)
      .filter(([one, place]) => rows.find((row) => row.id === one)?.position !== place);
    if (moved.length === 0) return current;
    const values = JSON.stringify(Object.fromEntries(moved));
    const unchanged = JSON.stringify(Object.fromEntries(rows.map((row) => [row.id, row.position])));
    const written = await commit((db) => [
      db.update(products).set({
        position: sql`(select value from json_each(${values}) where key = ${products.id})`,
        version: sql`${products.version} + (${products.id} = ${id})`,
      }).where(and(
        sql`${products.id} in (select key from json_each(${values}))`,
        sql`exists (select 1 from products moved where moved.id = ${id}
          and moved.version = ${version})`,
        // Nothing else has moved meanwhile.
        sql`not exists (select 1 from json_each(${unchanged}) seen left join products on
          products.id = seen.key where products.position is not seen.value)`,
      )),
    ], { subject: id, before: { position: from }, after: { position: first + ids.indexOf(id) } });
    if (!written) throw changedError(await readStaffProduct(database, id));
    return await readStaffProduct(database, id);
  },
});
