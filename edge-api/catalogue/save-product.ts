import { and, eq, ne, sql } from 'drizzle-orm';
import { createProductSchema, type DetailedProduct } from '../contract/catalogue/product.ts';
import { productIdPattern } from '../contract/catalogue/product-id.ts';
import { staffProductSchema } from '../contract/catalogue/staff-product.ts';
import { z } from '../contract/zod.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { isConstraintViolation } from '../db/sqlite-error.ts';
import type { ReadDatabase } from '../db/database.ts';
import { ValidationError } from '../errors.ts';
import { changesSchema } from '../operations/changes-schema.ts';
import { operation } from '../operations/run-operation.ts';
import { isCategorized } from './categories/save-category.ts';
import { readCategories } from './categories/read-categories.ts';
import { toProductRow } from './product-row.ts';
import {
  changedError,
  differences,
  isVersion,
  mergeProduct,
  readStaffProduct,
  readVersionedProduct,
  toStaffProduct,
} from './versioned-product.ts';

const identified = z.object({ id: z.string() });
const versioned = identified.extend({ version: z.int() });

export const lastPosition = sql`(select coalesce(max(position), -1) + 1 from products)`;

export const getProduct = operation({
  name: 'products.get',
  permission: 'catalogue:read',
  input: identified,
  output: staffProductSchema,
  run: ({ database }, { id }) => readStaffProduct(database, id),
});

/**
 * Changes fields of a product, or adds one after the others, with a stock of 0. Throws
 * {@linkcode ValidationError} with the issues of the fields, {@linkcode NotFoundError}, and
 * {@linkcode ConflictError} `CHANGED` if another change came first; its details contain `current`.
 */
export const saveProduct = operation({
  name: 'products.save',
  permission: 'catalogue:write',
  input: z.object({
    id: z.string().regex(productIdPattern),
    /** Version on which the changes are based; unset for a new product. */
    version: z.int().optional(),
    /** Changed fields. `null` empties an optional one. The stock has operations of its own. */
    changes: changesSchema,
  }),
  output: staffProductSchema,
  async run({ database, commit }, { id, version, changes }) {
    const current = version === undefined ? undefined : await readVersionedProduct(database, id);
    if (current && current.version !== version) throw changedError(toStaffProduct(current));
    const merge = async () =>
      mergeProduct(
        createProductSchema(await readCategories(database)),
        current?.product ?? { _id: id, stock: 0 },
        changes,
      );
    const product = await merge();
    if ('family' in changes || 'option' in changes) await assertOwnOption(database, product);
    const { stock: _, ...row } = toProductRow(product);
    const change = { subject: id, ...differences(current?.product, product) };
    if (current && Object.keys(change.after).length === 0) return toStaffProduct(current);
    const written = await commit((db) => [
      current
        ? db.update(products).set(row).where(
          and(isVersion(id, current.version), isCategorized(row)),
        )
        : db.insert(products).values({
          ...row,
          stock: 0,
          // A product without a position is refused.
          position: sql`case when ${isCategorized(row)} then ${lastPosition} end`,
        }),
    ], change).catch((error) => {
      if (!current && isConstraintViolation(error)) return undefined;
      throw error;
    });
    if (!written) await merge();
    const saved = await readStaffProduct(database, id);
    if (!written) throw changedError(saved);
    return saved;
  },
});

/** Refuses an option that another product of the family has: nobody could tell the two apart. */
async function assertOwnOption(
  { read }: { read: ReadDatabase },
  { _id, family, option }: DetailedProduct,
): Promise<void> {
  if (family === undefined || option === undefined) return;
  const others = await read.select({ option: products.option }).from(products)
    .where(and(eq(products.family, family), ne(products.id, _id)));
  if (others.some((other) => other.option?.toLowerCase() === option.toLowerCase())) {
    throw new ValidationError('product', { issues: [{ path: 'option', reason: 'optionTaken' }] });
  }
}

/**
 * Removes a product. Orders keep their copy of it. Throws {@linkcode NotFoundError}, and
 * {@linkcode ConflictError} `CHANGED` if another change came first.
 */
export const deleteProduct = operation({
  name: 'products.delete',
  permission: 'catalogue:write',
  input: versioned,
  output: identified,
  async run({ database, commit }, { id, version }) {
    const { product } = await readVersionedProduct(database, id);
    const deleted = await commit(
      (db) => [db.delete(products).where(isVersion(id, version))],
      { subject: id, before: product, after: null },
    );
    if (!deleted) throw changedError(await readStaffProduct(database, id));
    return { id };
  },
});

/**
 * Creates the operation that hides products, or the one that shows them. Throws
 * {@linkcode NotFoundError}, and {@linkcode ConflictError} `CHANGED` if another change came first.
 */
const createVisibility = (name: `products.${'hide' | 'show'}`, hidden: boolean) =>
  operation({
    name,
    permission: 'catalogue:write',
    input: versioned,
    output: staffProductSchema,
    async run({ database, commit }, { id, version }) {
      const current = await readStaffProduct(database, id);
      if (current.version !== version) throw changedError(current);
      if (current.hidden === hidden) return current;
      const changed = await commit(
        (db) => [db.update(products).set({ hidden }).where(isVersion(id, version))],
        { subject: id, before: { hidden: !hidden }, after: { hidden } },
      );
      const saved = await readStaffProduct(database, id);
      if (!changed) throw changedError(saved);
      return saved;
    },
  });

/**
 * Takes a product out of the shop for some time: lists, search, its page and all carts. Orders and
 * reviews keep it.
 */
export const hideProduct = createVisibility('products.hide', true);

export const showProduct = createVisibility('products.show', false);
