import { eq, sql } from 'drizzle-orm';
import { productSchema } from '../contract/catalogue/product.ts';
import { z } from '../contract/zod.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { moveStock } from './move-stock.ts';
import { operation } from '../operations/run-operation.ts';

/**
 * Sets the stock of a product to the number of units that were counted. Throws
 * {@linkcode ConflictError} `CHANGED` if the stock is not `from` any more.
 */
export const countStock = operation({
  name: 'stock.count',
  permission: 'stock:write',
  input: z.object({
    productId: z.string(),
    /** Units that were counted. */
    quantity: productSchema.shape.stock,
    reason: z.string().trim().min(1).max(200).default('count'),
    /** Stock that the member saw. */
    from: productSchema.shape.stock.optional(),
  }),
  output: z.object({
    name: z.string(),
    /** Stock after the count. */
    stock: z.int(),
    /** Difference to the stock before the count. */
    delta: z.int(),
  }),
  async run(context, { productId, quantity, reason, from }) {
    const isProduct = eq(products.id, productId);
    const lastDelta = sql`(select delta from stock_movements where product_id = ${productId}
      order by id desc limit 1)`;
    // The difference is computed by the database: customers order at the same time.
    const counted = await context.commit((db) => [
      db.select({ name: products.name, stock: products.stock }).from(products).where(isProduct),
      moveStock(db, context, { productId, delta: sql`${quantity} - stock`, reason, from }),
    ], {
      subject: productId,
      before: sql`json_object('stock', ${quantity} - ${lastDelta})`,
      after: { stock: quantity },
    });
    const before = counted?.[0][0];
    if (before) return { name: before.name, stock: quantity, delta: quantity - before.stock };
    const [product] = await context.database.read
      .select({ name: products.name, stock: products.stock }).from(products).where(isProduct);
    if (!product) throw new NotFoundError('staffProduct');
    if (product.stock !== quantity) {
      const current = { stock: product.stock };
      throw new ConflictError('CHANGED.product', { details: { current } });
    }
    return { name: product.name, stock: quantity, delta: 0 };
  },
});
