import { like } from 'drizzle-orm';
import { productIdPattern } from '../contract/catalogue/product-id.ts';
import { staffProductSchema } from '../contract/catalogue/staff-product.ts';
import { z } from '../contract/zod.ts';
import type { Reader } from '../db/database.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { isConstraintViolation } from '../db/sqlite-error.ts';
import { operation } from '../operations/run-operation.ts';
import { toProductRow } from './product-row.ts';
import { lastPosition } from './save-product.ts';
import {
  changedError,
  readStaffProduct,
  readVersionedProduct,
  toStaffProduct,
} from './versioned-product.ts';

/** Maximum number of attempts while others copy the same product. */
const maxAttempts = 5;

/**
 * Copies a product, without its stock and its option, which tells it apart from the others of its
 * family. The copy is hidden, so that the shop shows it when it has been edited. Throws
 * {@linkcode NotFoundError}, and {@linkcode ConflictError} `CHANGED` if the product has another
 * version or the new id is taken.
 */
export const duplicateProduct = operation({
  name: 'products.duplicate',
  permission: 'catalogue:write',
  input: z.object({
    id: z.string(),
    version: z.int(),
    /** Id of the copy. @default that of the product with a number */
    newId: z.string().regex(productIdPattern).optional(),
    /** Identifies the copy: a repeated request makes it once. @default a random key */
    key: z.uuid().optional(),
  }),
  output: staffProductSchema,
  async run({ database, commit, findChange }, { id, version, newId, key }) {
    const source = await readVersionedProduct(database, id);
    if (source.version !== version) throw changedError(toStaffProduct(source));
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const copyId = newId ?? await freeId(database, id);
      const copy = { ...source.product, _id: copyId, stock: 0, option: undefined };
      const written = await commit((db) => [
        db.insert(products).values({
          ...toProductRow(copy),
          hidden: true,
          position: lastPosition,
        }),
      ], { subject: copyId, before: null, after: copy, key }).catch((error) => {
        if (isConstraintViolation(error)) return undefined;
        throw error;
      });
      const made = written ? copyId : await findChange(key);
      if (made !== undefined) return await readStaffProduct(database, made);
      if (newId !== undefined) break;
    }
    throw changedError(await readStaffProduct(database, newId ?? id));
  },
});

/** Returns the id with the lowest number that is free. */
async function freeId({ read }: Reader, id: string): Promise<string> {
  const stem = id.replace(/-\d{1,4}$/, '').slice(0, 74);
  const rows = await read.select({ id: products.id }).from(products)
    .where(like(products.id, `${stem}-%`)).limit(10_000);
  const taken = new Set(rows.map((row) => row.id));
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
