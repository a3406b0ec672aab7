import { eq } from 'drizzle-orm';
import { productSchema } from '../contract/catalogue/product.ts';
import { z } from '../contract/zod.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { moveStock } from './move-stock.ts';
import { operation } from '../operations/run-operation.ts';

/** Maximum number of attempts while orders change the stock at the same time. */
const maxAttempts = 10;

/** Sets the stock of a product to the number of units that were counted. */
export const countStock = operation({
  name: 'stock.count',
  permission: 'stock:write',
  input: z.object({
    productId: z.string(),
    /** Units that were counted. */
    quantity: productSchema.shape.stock,
    reason: z.string().trim().min(1).max(200).default('count'),
  }),
  output: z.object({
    name: z.string(),
    /** Stock after the count. */
    stock: z.int(),
    /** Difference to the stock before the count. */
    delta: z.int(),
  }),
  async run(context, { productId, quantity, reason }) {
    const { database, commit } = context;
    const isProduct = eq(products.id, productId);
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const [product] = await database.read
        .select({ name: products.name, stock: products.stock }).from(products).where(isProduct);
      if (!product) throw new NotFoundError('staffProduct');
      const { name, stock } = product;
      const result = { name, stock: quantity, delta: quantity - stock };
      if (stock === quantity) return result;
      const counted = await commit((db) => [
        moveStock(db, context, { productId, delta: result.delta, reason, from: stock }),
      ], { subject: productId, before: { stock }, after: { stock: quantity } });
      if (counted) return result;
    }
    throw new ConflictError('CHANGED.stock');
  },
});
