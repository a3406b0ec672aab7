import { orderedName } from './product-row.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from '../contract/zod.ts';
import { products, stockMovements } from '../db/schema/catalogue-tables.ts';
import { isConstraintViolation } from '../db/sqlite-error.ts';
import { ConflictError, NotFoundError, ValidationError } from '../errors.ts';
import { operation, type OperationContext } from '../operations/run-operation.ts';
import type { StatementBuilder } from '../db/database.ts';
import { actorName } from '../operations/permissions.ts';
import { productSchema } from '../contract/catalogue/product.ts';

/** Maximum stock of a product. */
export const maxStock = 1_000_000;

/**
 * Adds units to the stock of a product, or takes them away. Throws {@linkcode NotFoundError},
 * {@linkcode ValidationError} above {@linkcode maxStock}, and {@linkcode ConflictError}:
 * `OUT_OF_STOCK` if there are fewer units, or `CHANGED` if another adjustment was booked with the
 * key.
 */
export const adjustStock = operation({
  name: 'stock.adjust',
  permission: 'stock:write',
  input: z.object({
    productId: z.string(),
    /** Units that came in, or went out if it is negative. */
    delta: z.int().min(-1_000_000).max(1_000_000)
      .refine((delta) => delta !== 0, 'Nhập số khác 0.'),
    reason: z.string().trim().min(1).max(200),
    /** Identifies the adjustment: a repeated request books it once. @default a random key */
    key: z.string().min(16).max(200).optional(),
  }),
  output: z.object({ stock: z.int() }),
  async run(context, move) {
    const { productId, delta } = move;
    const read = async () => {
      const [row] = await context.database.read.select({ stock: products.stock }).from(products)
        .where(eq(products.id, productId));
      if (!row) throw new NotFoundError('staffProduct');
      return row;
    };
    const change = { subject: productId, before: {}, after: { delta, reason: move.reason } };
    const booked = await context.commit((db) => [moveStock(db, context, move)], change).catch(
      async (error) => {
        if (!isConstraintViolation(error)) throw error;
        throw new ConflictError('OUT_OF_STOCK.adjustment', { details: await read() });
      },
    );
    const current = await read();
    if (booked || await isBooked(context, move)) return current;
    const issues = [{ path: 'delta', reason: 'stockLimit' }] as const;
    throw new ValidationError('stockLimit', { issues });
  },
});

/**
 * Returns `true` if the adjustment with the key is booked.
 *
 * @throws {ConflictError} `CHANGED` if another one is
 */
async function isBooked(
  { database: { read } }: OperationContext,
  { productId, delta, key }: Pick<StockMove, 'productId' | 'delta' | 'key'>,
): Promise<boolean> {
  if (key === undefined) return false;
  const [known] = await read.select().from(stockMovements).where(eq(stockMovements.key, key));
  if (!known) return false;
  if (known.productId === productId && known.delta === delta) return true;
  const [current] = await read.select({ stock: products.stock }).from(products)
    .where(eq(products.id, productId));
  throw new ConflictError('CHANGED.product', { details: { current } });
}

interface StockMove {
  productId: string;
  /** Units that came in, or went out if it is negative; or an expression of the stock before. */
  delta: number | SQL;
  reason: string;
  /** Stock that the product must have. @default any */
  from?: number;
  /** Identifies the movement. @default none */
  key?: string;
}

/**
 * Builds the statement that adds a movement of stock. It adds none if the product does not exist or
 * has another stock, if nothing would change, if the stock would exceed {@linkcode maxStock}, or if
 * the key has a movement. It fails if the stock would become negative.
 */
export function moveStock(
  db: StatementBuilder,
  { actor, clock }: OperationContext,
  { productId, delta, reason, from, key }: StockMove,
) {
  return db.run(sql`
    insert into stock_movements (product_id, delta, reason, actor, at, key)
    select id, ${delta}, ${reason}, ${actorName(actor)}, ${clock()}, ${key ?? null}
    from products
    where id = ${productId} and stock = ${from ?? sql`stock`} and ${delta} <> 0
      and stock + ${delta} <= ${maxStock}
    on conflict (key) where key is not null do nothing`);
}

/**
 * Sets the stock of a product to the number of units that were counted. Throws
 * {@linkcode ConflictError} `CHANGED` if the stock is not `from` any more.
 */
export const countStock = operation({
  name: 'stock.count',
  permission: 'stock:write',
  input: z.object({
    productId: z.string(),
    quantity: productSchema.shape.stock,
    reason: z.string().trim().min(1).max(200).default('count'),
    /** Stock that the member saw. */
    from: productSchema.shape.stock.optional(),
    /** Identifies the count: it is booked once. @default none */
    key: z.string().min(16).max(200).optional(),
  }),
  output: z.object({
    name: z.string(),
    stock: z.int(),
    /** Difference to the stock before the count. */
    delta: z.int(),
  }),
  async run(context, { productId, quantity, reason, from, key }) {
    const isProduct = eq(products.id, productId);
    const lastDelta = sql`(select delta from stock_movements where product_id = ${productId}
      order by id desc limit 1)`;
    // The difference is computed by the database: customers order at the same time.
    const counted = await context.commit((db) => [
      db.select({ name: orderedName, stock: products.stock }).from(products).where(isProduct),
      moveStock(db, context, { productId, delta: sql`${quantity} - stock`, reason, from, key }),
    ], {
      subject: productId,
      before: sql`json_object('stock', ${quantity} - ${lastDelta})`,
      after: { stock: quantity },
    });
    const before = counted?.[0][0];
    if (before) return { name: before.name, stock: quantity, delta: quantity - before.stock };
    const [product] = await context.database.read
      .select({ name: orderedName, stock: products.stock }).from(products).where(isProduct);
    if (!product) throw new NotFoundError('staffProduct');
    if (product.stock !== quantity) {
      const current = { stock: product.stock };
      throw new ConflictError('CHANGED.product', { details: { current } });
    }
    return { name: product.name, stock: quantity, delta: 0 };
  },
});
