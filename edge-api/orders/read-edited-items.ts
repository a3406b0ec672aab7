import { and, eq, inArray } from 'drizzle-orm';
import { isShown, orderedName } from '../catalogue/product-row.ts';
import type { StaffOrder } from '../contract/orders/staff-order.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { orderItems } from '../db/schema/order-tables.ts';
import { ValidationError } from '../errors.ts';
import type { OperationContext } from '../operations/run-operation.ts';

/** Item of an order that is edited. */
export type EditedItem =
  & Pick<typeof orderItems.$inferSelect, 'productId' | 'name' | 'image' | 'price'>
  & {
    quantity: number;
  };

/**
 * Returns the items of the edited order.
 *
 * @throws {ValidationError} if the shop does not sell an added product
 */
export async function readEditedItems(
  { database: { read } }: OperationContext,
  order: StaffOrder,
  lines: readonly { productId: string; quantity: number }[] | undefined,
): Promise<EditedItem[]> {
  const ordered = await read.select().from(orderItems).where(eq(orderItems.orderId, order.id))
    .orderBy(orderItems.position);
  if (!lines) return ordered;
  const sold = await read.select({
    productId: products.id,
    name: orderedName,
    image: products.image,
    price: products.price,
  }).from(products)
    .where(and(isShown, inArray(products.id, lines.map(({ productId }) => productId))));
  const issues = [];
  const items: EditedItem[] = [];
  for (const [index, { productId, quantity }] of lines.entries()) {
    const before = ordered.find((item) => item.productId === productId);
    const product = sold.find((one) => one.productId === productId);
    const item = before ?? product;
    // Of a product that was removed, the order keeps at most what it has.
    if (item && (product || quantity <= (before?.quantity ?? 0))) items.push({ ...item, quantity });
    else issues.push({ path: `changes.items.${index}`, reason: 'lineGone' as const });
  }
  if (issues.length > 0) throw new ValidationError('lineGone', { issues });
  return items;
}
