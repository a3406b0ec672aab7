import { and, desc, gt, lt } from 'drizzle-orm';
import { z } from '../contract/zod.ts';
import { imports } from '../db/schema/import-tables.ts';
import type { Operation } from '../operations/run-operation.ts';
import { checkStock } from './check-stock.ts';

/** Time after which an import without any write counts as interrupted here, in ms. */
const pause = 60_000;

const resultSchema = z.object({
  /** Number of changes that an import has written which stopped before its end. */
  incompleteImport: z.int().optional(),
  /** Products whose stock is not the sum of their movements. */
  unbooked: z.array(z.object({ productId: z.string(), stock: z.int(), moved: z.int() })),
});

/** Checks that no import has stopped between two parts, and that all stock is booked. */
export const checkCatalogue: Operation<object, z.infer<typeof resultSchema>> = {
  name: 'products.check',
  permission: 'catalogue:read',
  input: z.object({}),
  output: resultSchema,
  async run({ database, clock }) {
    const [incomplete] = await database.read.select({ written: imports.written }).from(imports)
      .where(and(gt(imports.written, 0), lt(imports.activeAt, clock() - pause)))
      .orderBy(desc(imports.id)).limit(1);
    return { incompleteImport: incomplete?.written, unbooked: await checkStock(database) };
  },
};
