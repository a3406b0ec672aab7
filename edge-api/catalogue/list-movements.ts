import { orderedName } from './product-row.ts';
import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import { stockMovementSchema } from '../contract/catalogue/staff-product.ts';
import { movementKinds } from '../contract/catalogue/stock-kinds.ts';
import { orderCode } from '../contract/orders/order-code.ts';
import { z } from '../contract/zod.ts';
import type { ReadDatabase } from '../db/database.ts';
import { isByHand, products, stockMovements } from '../db/schema/catalogue-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { isActor, staff } from '../db/schema/staff-tables.ts';
import { byTime, isWithin, pageOf, pagingOf, period, toPage } from '../operations/paging.ts';
import { operation } from '../operations/run-operation.ts';

const { id, productId, reason, actor, at } = stockMovements;

const latestFirst = byTime(at, id, desc);

/**
 * Selects movements of stock, with the name of the product unless it was deleted, the stored code
 * of the order, and the name of the member of staff.
 */
export function selectMovements(read: ReadDatabase) {
  return read.select({
    ...getTableColumns(stockMovements),
    productName: orderedName,
    code: orders.code,
    actorName: staff.name,
  })
    .from(stockMovements)
    .leftJoin(products, eq(products.id, productId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(staff, isActor(actor));
}

/** Lists movements of stock, the latest first: those of one product, or of the whole shop. */
export const listMovements = operation({
  name: 'stock.movements',
  permission: 'stock:read',
  input: z.object({
    productId: z.string().optional(),
    kind: z.enum(movementKinds).optional(),
    ...period,
    ...pagingOf(z.int()),
  }),
  output: z.object(pageOf(stockMovementSchema, z.int())),
  async run({ database: { read } }, { productId: product, kind, after, limit, ...times }) {
    // The rows of a product are in its index in the order of their ids.
    const { columns, isAfter } = product === undefined ? latestFirst : {
      columns: [desc(id)],
      isAfter: (mark?: number) => mark === undefined ? undefined : lt(id, mark),
    };
    const rows = await selectMovements(read).where(and(
      product === undefined ? undefined : eq(productId, product),
      kind === 'by-hand' ? isByHand : kind && eq(reason, kind),
      isWithin(at, times),
      isAfter(after),
    )).orderBy(...columns).limit(limit + 1);
    const { items, ...rest } = toPage(rows, limit, ({ id }) => id);
    const movements = items.map((
      { orderId: id, code, productName, actorName, key: _, ...row },
    ) => ({
      ...row,
      ...(productName === null ? {} : { productName }),
      ...(id === null ? {} : { orderId: id, orderCode: orderCode({ id, code }) }),
      ...(actorName ? { actorName } : {}),
    }));
    return { items: movements, ...rest };
  },
});
