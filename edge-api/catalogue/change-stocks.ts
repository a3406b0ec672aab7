import { orderedName } from './product-row.ts';
import { inArray } from 'drizzle-orm';
import { z } from '../contract/zod.ts';
import { products, stockMovements } from '../db/schema/catalogue-tables.ts';
import { ConflictError } from '../errors.ts';
import { operation, type OperationContext } from '../operations/run-operation.ts';
import { adjustStock, countStock, maxStock } from './adjust-stock.ts';

const inputSchema = z.object({
  /** `add` adds the quantities to the stock, or takes them away; `set` replaces it. */
  mode: z.enum(['add', 'set']),
  rows: z.array(z.object({
    productId: z.string(),
    quantity: z.int().min(-1_000_000).max(1_000_000),
  })).min(1).max(500),
  reason: z.string().trim().min(1).max(200),
  dryRun: z.boolean().default(false),
  /** Identifies the list: a repeated request changes each product once. @default a random key */
  key: z.uuid().optional(),
});

const rowSchema = z.object({
  productId: z.string(),
  name: z.string().optional(),
  before: z.int().optional(),
  after: z.int().optional(),
  /** Unknown product, second row of one, negative or too large stock, or a concurrent sale. */
  problem: z.enum(['unknown', 'repeated', 'negative', 'tooMany', 'sold']).optional(),
});

/** Row of a stock list with its effect. */
type StockRow = z.infer<typeof rowSchema>;

/**
 * Changes the stock of several products, or returns what would change. Nothing is written while a
 * row has a problem, but for a sale at the same time, which concerns its row alone.
 */
export const changeStocks = operation({
  name: 'stock.bulk',
  permission: 'stock:write',
  input: inputSchema,
  output: z.object({ rows: z.array(rowSchema) }),
  async run(context, input) {
    const rows = await plan(context, input);
    if (input.dryRun || rows.some(({ problem }) => problem)) return { rows };
    const done: StockRow[] = [];
    for (const [index, row] of rows.entries()) {
      done.push(await apply(context, input, row, input.rows[index]!.quantity));
    }
    return { rows: done };
  },
});

async function plan(
  { database: { read } }: OperationContext,
  { mode, rows, key }: z.infer<typeof inputSchema>,
): Promise<StockRow[]> {
  const ids = rows.map(({ productId }) => productId);
  const keys = key === undefined ? [] : ids.map((id) => keyOf(key, id));
  const booked = await read.select({ id: stockMovements.productId }).from(stockMovements)
    .where(inArray(stockMovements.key, keys));
  const done = new Set(booked.map(({ id }) => id));
  const found = await read
    .select({ id: products.id, name: orderedName, stock: products.stock })
    .from(products).where(inArray(products.id, ids));
  const byId = new Map(found.map((product) => [product.id, product]));
  return rows.map(({ productId, quantity }, index) => {
    const product = byId.get(productId);
    if (!product) return { productId, problem: 'unknown' };
    const { name, stock: before } = product;
    const row = { productId, name, before, after: mode === 'add' ? before + quantity : quantity };
    if (ids.indexOf(productId) < index) return { ...row, problem: 'repeated' };
    // A sale since then stays sold.
    if (done.has(productId)) return mode === 'set' ? { ...row, after: before } : row;
    if (row.after > maxStock) return { ...row, problem: 'tooMany' };
    return row.after < 0 ? { ...row, problem: 'negative' } : row;
  });
}

/** Returns the key of the adjustment of a product in a list. */
const keyOf = (key: string, productId: string) => `${key} ${productId}`;

async function apply(
  context: OperationContext,
  { mode, reason, key }: z.infer<typeof inputSchema>,
  row: StockRow,
  quantity: number,
): Promise<StockRow> {
  if (row.after === row.before) return row;
  const move = { productId: row.productId, reason, key: key && keyOf(key, row.productId) };
  try {
    if (mode === 'set') {
      const { stock, delta } = await countStock.run(context, { ...move, quantity });
      return { ...row, before: stock - delta, after: stock };
    }
    const { stock } = await adjustStock.run(context, { ...move, delta: quantity });
    return { ...row, before: stock - quantity, after: stock };
  } catch (error) {
    if (error instanceof ConflictError) return { ...row, problem: 'sold' };
    throw error;
  }
}
