import { and, desc, gt, lt, sql } from 'drizzle-orm';
import { z } from '../contract/zod.ts';
import type { Reader } from '../db/database.ts';
import { imports } from '../db/schema/import-tables.ts';
import { operation } from '../operations/run-operation.ts';

/** Time after which an import without any write counts as interrupted here, in ms. */
const pause = 60_000;

const differenceSchema = z.object({
  productId: z.string(),
  stock: z.int(),
  moved: z.int(),
});

/** Returns the products whose stock is not the sum of their movements; none in a sound shop. */
export async function checkStock({ read }: Reader) {
  return await read.all<z.infer<typeof differenceSchema>>(sql`
    select coalesce(products.id, moved.id) as productId, coalesce(stock, 0) as stock,
      coalesce(moved.units, 0) as moved
    from (select product_id as id, sum(delta) as units from stock_movements group by product_id) moved
    full join products on products.id = moved.id
    where coalesce(stock, 0) <> coalesce(moved.units, 0)
      or coalesce(booked_stock, 0) <> coalesce(stock, 0)
    limit 100`);
}

/** Checks that no import has stopped between two parts, and that all stock is booked. */
export const checkCatalogue = operation({
  name: 'products.check',
  permission: 'catalogue:read',
  input: z.object({}),
  output: z.object({
    /** Number of changes that an import has written which stopped before its end. */
    incompleteImport: z.int().optional(),
    /** Products whose stock is not the sum of their movements. */
    unbooked: z.array(differenceSchema),
  }),
  async run({ database, clock }) {
    const [incomplete] = await database.read.select({ written: imports.written }).from(imports)
      .where(and(gt(imports.written, 0), lt(imports.activeAt, clock() - pause)))
      .orderBy(desc(imports.id)).limit(1);
    return { incompleteImport: incomplete?.written, unbooked: await checkStock(database) };
  },
});
