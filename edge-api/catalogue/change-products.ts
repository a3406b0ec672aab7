import { and } from 'drizzle-orm';
import { createProductSchema, type DetailedProduct } from '../contract/catalogue/product.ts';
import { z } from '../contract/zod.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { ValidationError } from '../errors.ts';
import { changesSchema } from '../operations/changes-schema.ts';
import { operation, type OperationContext } from '../operations/run-operation.ts';
import { isCategorized } from './categories/save-category.ts';
import { readCategories } from './categories/read-categories.ts';
import { toProductRow } from './product-row.ts';
import { schemaIssues } from '../schema-error.ts';
import {
  changedError,
  differences,
  isVersion,
  mergeProduct,
  readVersionedProduct,
  toStaffProduct,
  type VersionedProduct,
} from './versioned-product.ts';

/** Maximum number of attempts for a product that others change at the same time. */
const maxAttempts = 3;

/** New prices are multiples of this amount, in đồng. */
const priceStep = 1_000;

const changeSchema = z.object({
  id: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

type ProductChange = z.infer<typeof changeSchema>;

interface PlannedChange {
  current: VersionedProduct;
  row: Omit<ReturnType<typeof toProductRow>, 'stock'> & { hidden?: boolean };
  change: ProductChange;
}

/**
 * Changes the same fields of several products, or returns what would change. Besides the fields of
 * a product there are `hidden`, and `pricePercent` to raise or lower the prices; lowered ones keep
 * the old price as the original price. Nothing is written if a product is unsuitable. Throws
 * {@linkcode ValidationError}, {@linkcode NotFoundError}, and {@linkcode ConflictError} `CHANGED`
 * if the changes are not the expected ones.
 */
export const changeProducts = operation({
  name: 'products.bulk',
  permission: 'catalogue:write',
  input: z.object({
    ids: z.array(z.string()).min(1).max(100),
    changes: changesSchema,
    dryRun: z.boolean().default(false),
    /** Result of the dry run that the member has seen: another one is refused. @default any */
    expected: z.array(changeSchema).optional(),
  }),
  output: z.object({ changes: z.array(changeSchema) }),
  async run(context, { ids, changes, dryRun, expected }) {
    const plan = await createPlan(context, changes, expected);
    const plans: PlannedChange[] = [];
    for (const id of new Set(ids)) plans.push(await plan(id));
    const done: ProductChange[] = [];
    for (const planned of plans) {
      const written = dryRun ? planned : await write(context, planned, plan);
      if (isChange(written.change)) done.push(written.change);
    }
    return { changes: done };
  },
});

const isChange = ({ after }: ProductChange) => Object.keys(after).length > 0;

const percent = 'Nhập phần trăm bằng số nguyên từ -90 đến 200, ví dụ -10.';

const extrasSchema = z.object({
  hidden: z.boolean().optional(),
  pricePercent: z.int(percent).min(-90, percent).max(200, percent).optional(),
});

/**
 * Returns a function that compares a product with its changed form. It throws
 * {@linkcode ConflictError} `CHANGED` for a change that is not an expected one.
 */
async function createPlan(
  { database }: OperationContext,
  { hidden, pricePercent, ...fields }: Readonly<Record<string, unknown>>,
  expected?: readonly ProductChange[],
) {
  const extras = extrasSchema.safeParse({ hidden, pricePercent });
  if (extras.error) {
    throw new ValidationError('product', { issues: schemaIssues(extras.error) });
  }
  const schema = createProductSchema(await readCategories(database));
  const seen = new Set(expected?.map((change) => JSON.stringify(change)));
  return async (id: string): Promise<PlannedChange> => {
    const current = await readVersionedProduct(database, id);
    const prices = pricesOf(current.product, extras.data.pricePercent);
    const product = mergeProduct(schema, current.product, { ...fields, ...prices });
    const { before, after } = differences(current.product, product);
    const change: ProductChange = { id, before: before ?? {}, after };
    const { stock: _, ...row } = toProductRow(product);
    const isHidden = extras.data.hidden ?? current.hidden;
    const turns = isHidden !== current.hidden;
    if (turns) {
      change.before.hidden = current.hidden;
      change.after.hidden = isHidden;
    }
    if (expected && isChange(change) && !seen.has(JSON.stringify(change))) {
      throw changedError(toStaffProduct(current));
    }
    return { current, row: turns ? { ...row, hidden: isHidden } : row, change };
  };
}

function pricesOf({ price, originalPrice }: DetailedProduct, percent: number | undefined) {
  if (percent === undefined || percent === 0) return {};
  const exact = price * (100 + percent) / 100;
  const changed = Math.max(priceStep, Math.round(exact / priceStep) * priceStep);
  if (percent < 0) {
    return changed < price ? { price: changed, originalPrice: originalPrice ?? price } : {};
  }
  if (changed <= price) return {};
  return {
    price: changed,
    ...(originalPrice !== undefined && originalPrice <= changed ? { originalPrice: null } : {}),
  };
}

async function write(
  { commit }: OperationContext,
  planned: PlannedChange,
  plan: (id: string) => Promise<PlannedChange>,
): Promise<PlannedChange> {
  let next = planned;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { current: { id, version }, row, change: { before, after } } = next;
    if (!isChange(next.change)) return next;
    const written = await commit(
      (db) => [
        db.update(products).set(row).where(and(isVersion(id, version), isCategorized(row))),
      ],
      { subject: id, before, after },
    );
    if (written) return next;
    next = await plan(id);
  }
  throw changedError(toStaffProduct(next.current));
}
