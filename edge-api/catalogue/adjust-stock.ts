import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { stockMovementSchema } from '../contract/catalogue/staff-product.ts';
import { orderCode } from '../contract/orders/order-code.ts';
import { z } from '../contract/zod.ts';
import { products, stockMovements } from '../db/schema/catalogue-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { staff } from '../db/schema/staff-tables.ts';
import { isConstraintViolation } from '../db/sqlite-error.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { operation } from '../operations/run-operation.ts';
import { moveStock } from './move-stock.ts';

/**
 * Adds units to the stock of a product, or takes them away. Throws {@linkcode NotFoundError}, and
 * {@linkcode ConflictError} `OUT_OF_STOCK` if there are fewer units.
 */
export const adjustStock = operation({
  name: 'stock.adjust',
  permission: 'stock:write',
  input: z.object({
    productId: z.string(),
    /** Units that came in, or went out if it is negative. */
    delta: z.int().min(-1_000_000).max(1_000_000).refine((delta) => delta !== 0),
    reason: z.string().trim().min(1).max(200),
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
    await context.commit((db) => [moveStock(db, context, move)], change).catch(async (error) => {
      if (!isConstraintViolation(error)) throw error;
      throw new ConflictError('OUT_OF_STOCK.adjustment', { details: await read() });
    });
    return await read();
  },
});

/** Lists the changes of the stock, the latest first. */
export const listMovements = operation({
  name: 'stock.movements',
  permission: 'stock:read',
  input: z.object({
    productId: z.string().optional(),
    /** Number of the last movement of the page before. */
    after: z.int().optional(),
    limit: z.int().min(1).max(100).default(50),
  }),
  output: z.object({ items: z.array(stockMovementSchema), next: z.int().optional() }),
  async run({ database: { read } }, { productId, after, limit }) {
    const rows = await read.select({
      ...getTableColumns(stockMovements),
      code: orders.code,
      actorName: staff.name,
    })
      .from(stockMovements).leftJoin(orders, eq(orders.id, stockMovements.orderId))
      .leftJoin(
        staff,
        sql`${stockMovements.actor} like 'staff %' and ${staff.id} = substr(${stockMovements.actor}, 7)`,
      )
      .where(and(
        productId === undefined ? undefined : eq(stockMovements.productId, productId),
        after === undefined ? undefined : lt(stockMovements.id, after),
      )).orderBy(desc(stockMovements.id)).limit(limit + 1);
    const items = rows.slice(0, limit).map(({ orderId: id, code, actorName, ...row }) => ({
      ...row,
      ...(id === null ? {} : { orderId: id, orderCode: orderCode({ id, code }) }),
      ...(actorName ? { actorName } : {}),
    }));
    return { items, ...(rows.length > limit ? { next: items.at(-1)?.id } : {}) };
  },
});
