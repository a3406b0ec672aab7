import { and, eq, sql } from 'drizzle-orm';
import {
  createProductSchema,
  type DetailedProduct,
  detailedProductSchema,
} from '../contract/catalogue/product.ts';
import { type ProductField, productFields } from '../contract/catalogue/product-fields.ts';
import { productIdPattern } from '../contract/catalogue/product-id.ts';
import { z } from '../contract/zod.ts';
import type { ReadDatabase } from '../db/database.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { isConstraintViolation } from '../db/sqlite-error.ts';
import { ConflictError, type Issue, NotFoundError, ValidationError } from '../errors.ts';
import { operation } from '../operations/run-operation.ts';
import { schemaIssues } from '../schema-error.ts';
import { readCategories } from './categories/save-category.ts';
import { detailedColumns, toDetailedProduct, toProductRow } from './product-row.ts';

const staffProductSchema = z.object({
  id: z.string(),
  /** Grows with every change of the product, but not with its stock. */
  version: z.int(),
  /** `true` if the shop does not show the product. */
  hidden: z.boolean(),
  product: z.custom<DetailedProduct>((value) => detailedProductSchema.safeParse(value).success),
});

/** Product as the shop's staff edits it. */
export type StaffProduct = z.infer<typeof staffProductSchema>;

const identified = z.object({ id: z.string() });
const versioned = identified.extend({ version: z.int() });

/** Reads a product. */
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
    changes: z.record(z.string(), z.unknown()),
  }),
  output: staffProductSchema,
  async run({ database, commit }, { id, version, changes }) {
    const current = version === undefined ? undefined : await readStaffProduct(database, id);
    const schema = createProductSchema(await readCategories(database));
    const product = merge(schema, current?.product ?? { _id: id, stock: 0 }, changes);
    const { stock: _, ...row } = toProductRow(product);
    const change = { subject: id, ...differences(current?.product, product) };
    const written = await commit((db) => [
      current
        ? db.update(products).set(row).where(isVersion(id, version!))
        : db.insert(products).values({
          ...row,
          stock: 0,
          position: sql`(select coalesce(max(position), -1) + 1 from products)`,
        }),
    ], change).catch((error) => {
      if (!current && isConstraintViolation(error)) return undefined;
      throw error;
    });
    const saved = await readStaffProduct(database, id);
    if (!written) throw changedError(saved);
    return saved;
  },
});

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
    const { product } = await readStaffProduct(database, id);
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

/** Shows a hidden product again. */
export const showProduct = createVisibility('products.show', false);

async function readStaffProduct(
  { read }: { read: ReadDatabase },
  id: string,
): Promise<StaffProduct> {
  const [row] = await read
    .select({ ...detailedColumns, version: products.contentVersion, hidden: products.hidden })
    .from(products).where(eq(products.id, id));
  if (!row) throw new NotFoundError('staffProduct');
  const { version, hidden, ...columns } = row;
  const { serial: _, ...product } = toDetailedProduct(columns);
  return { id, version, hidden, product };
}

const isVersion = (id: string, version: number) =>
  and(eq(products.id, id), eq(products.contentVersion, version));

/** @throws {ValidationError} if a field is unknown or invalid */
function merge(
  schema: ReturnType<typeof createProductSchema>,
  product: Partial<DetailedProduct>,
  changes: Readonly<Record<string, unknown>>,
): DetailedProduct {
  const fields = new Map<string, ProductField>(Object.entries(productFields));
  const issues: Issue[] = Object.keys(changes)
    .filter((name) => !fields.has(name) || fields.get(name)?.fixed)
    .map((path) => ({ path, reason: 'fixedField' }));
  const merged = Object.entries({ ...product, ...changes }).filter(([, value]) => value !== null);
  const parsed = schema.safeParse(Object.fromEntries(merged));
  if (parsed.error) issues.push(...schemaIssues(parsed.error));
  if (issues.length > 0) throw new ValidationError('product', { issues });
  return parsed.data!;
}

/** Returns the fields that differ, before and after. */
function differences(before: DetailedProduct | undefined, after: DetailedProduct) {
  const old = new Map(Object.entries(before ?? {}));
  const current = new Map(Object.entries(after));
  const names = [...new Set([...old.keys(), ...current.keys()])].filter((name) =>
    JSON.stringify(old.get(name)) !== JSON.stringify(current.get(name))
  );
  const pick = (fields: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, fields.get(name) ?? null]));
  return { before: before ? pick(old) : null, after: pick(current) };
}

const changedError = (current: StaffProduct) =>
  new ConflictError('CHANGED.product', { details: { current } });
