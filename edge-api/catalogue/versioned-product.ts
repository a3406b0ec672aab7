import { and, eq } from 'drizzle-orm';
import { createProductSchema, type DetailedProduct } from '../contract/catalogue/product.ts';
import { type ProductField, productFields } from '../contract/catalogue/product-fields.ts';
import type { StaffProduct } from '../contract/catalogue/staff-product.ts';
import type { Reader } from '../db/database.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { detailedColumns, toDetailedProduct, waitingCount } from './product-row.ts';
import { ConflictError, type Issue, NotFoundError, ValidationError } from '../errors.ts';
import { schemaIssues } from '../schema-error.ts';

export interface VersionedProduct {
  id: string;
  version: number;
  hidden: boolean;
  /** Number of mailboxes that wait for it. */
  waiting: number;
  product: DetailedProduct;
}

/**
 * Reads a product, also a hidden one.
 *
 * @throws {NotFoundError}
 */
export async function readVersionedProduct(
  { read }: Reader,
  id: string,
): Promise<VersionedProduct> {
  const [row] = await read
    .select({
      ...detailedColumns,
      version: products.version,
      hidden: products.hidden,
      waiting: waitingCount,
    })
    .from(products).where(eq(products.id, id));
  if (!row) throw new NotFoundError('staffProduct');
  const { version, hidden, waiting, ...columns } = row;
  const { serial: _, ...product } = toDetailedProduct(columns);
  return { id, version, hidden, waiting, product };
}

export function toStaffProduct(
  { product: { _id: id, ...product }, version, hidden, waiting }: VersionedProduct,
): StaffProduct {
  const texts = product.pictureTexts?.split('\n') ?? [];
  const pictures = [product.image, ...product.gallery ?? []]
    .map((name, index) => ({ name, alt: texts[index]?.trim() ?? '' }));
  return { id, version, hidden, waiting, pictures, ...product };
}

/**
 * Reads a product as staff see it.
 *
 * @throws {NotFoundError}
 */
export const readStaffProduct = async (database: Reader, id: string) =>
  toStaffProduct(await readVersionedProduct(database, id));

/** Condition that a product has the version on which changes are based. */
export const isVersion = (id: string, version: number) =>
  and(eq(products.id, id), eq(products.version, version));

/** Creates the error for changes that are based on an old version. */
export const changedError = (current: StaffProduct) =>
  new ConflictError('CHANGED.product', { details: { current } });

/**
 * Returns a product with changed fields, of which `null` empties one.
 *
 * @throws {ValidationError} if a field is unknown or invalid
 */
export function mergeProduct(
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

/** Returns the fields that differ, as the log of changes keeps them. */
export function differences(before: object | undefined, after: object) {
  const old = new Map(Object.entries(before ?? {}));
  const current = new Map(Object.entries(after));
  const names = [...new Set([...old.keys(), ...current.keys()])].filter((name) =>
    JSON.stringify(old.get(name)) !== JSON.stringify(current.get(name))
  );
  const pick = (fields: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, fields.get(name) ?? null]));
  return { before: before ? pick(old) : null, after: pick(current) };
}
