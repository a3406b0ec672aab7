import { and, eq, sql } from 'drizzle-orm';
import { assertKnownAddress } from '../addresses/assert-known-address.ts';
import { readGrams } from '../checkout/read-weights.ts';
import { addressFields } from '../contract/checkout/address-fields.ts';
import { amountLimit } from '../contract/checkout/order.ts';
import { keptDiscount, subtotalOf } from '../contract/checkout/order-totals.ts';
import { shippingFee } from '../contract/checkout/shipping-rule.ts';
import { holdsStock, type OrderStatus } from '../contract/orders/order-status.ts';
import type { StaffOrder } from '../contract/orders/staff-order.ts';
import { z } from '../contract/zod.ts';
import { orderItems, orders } from '../db/schema/order-tables.ts';
import { ConflictError, ValidationError } from '../errors.ts';
import { actorName } from '../operations/permissions.ts';
import type { OperationContext } from '../operations/run-operation.ts';
import { readShopSettings } from '../settings/read-shop-settings.ts';
import { toShippingRule } from '../settings/to-shipping-rule.ts';
import { checkStock } from './change-status.ts';
import { isUnchanged, orderOperation, seenOrder } from './order-operation.ts';
import { type EditedItem, readEditedItems } from './read-edited-items.ts';
import { orderLinesSchema, parseStaffAddress, partialAddressSchema } from './staff-order-input.ts';
import { reportChange } from './statements/report-change.ts';
import { insertOrderEvent } from './statements/update-order.ts';

/** Statuses of orders that have not been handed over. A card payment has a fixed amount. */
const editable: readonly OrderStatus[] = [
  'awaiting-transfer',
  'awaiting-confirmation',
  'processing',
];

const invalidDiscount = 'Nhập số tiền giảm bằng chữ số, ví dụ 50.000.';

/**
 * Changes the address, the items or the discount of an order before it is handed over. Items keep
 * the price for which they were ordered; added ones have that of the catalogue. The totals are
 * computed again: without a new discount the former one, of which fewer goods keep their share; the
 * fee for the delivery if the items or the province change. `due` of the result is the amount that
 * remains to be paid, or to be refunded. A mail about it to the customer is queued.
 *
 * Throws {@linkcode ValidationError} for unknown products, a place that does not exist or a
 * discount above the goods, and {@linkcode ConflictError}: `ORDER_STATUS` if the order can no
 * longer be edited or would change the amount of an awaited transfer, `OUT_OF_STOCK` if a product
 * is not in stock.
 */
export const editOrder = orderOperation({
  name: 'orders.edit',
  permission: 'orders:write',
  input: z.object({
    ...seenOrder,
    changes: z.object({
      address: partialAddressSchema.optional(),
      /** All items that the order has afterwards. */
      items: orderLinesSchema.optional(),
      /** Discount on the goods, in đồng. */
      discount: z.int(invalidDiscount).min(0, invalidDiscount).optional(),
    }).refine(
      (changes) => Object.values(changes).some((change) => change !== undefined),
      'Chưa có thay đổi nào.',
    ),
  }),
  async change(context, order, { id, changes }) {
    const { database } = context;
    const { status } = order;
    if (!editable.includes(status)) {
      throw new ConflictError('ORDER_STATUS.edit', { details: { id, status } });
    }
    const address = changes.address && await readAddress(context, order, changes.address);
    const items = await readEditedItems(context, order, changes.items);
    const { settings } = await readShopSettings(database);
    const subtotal = subtotalOf(items);
    const discount = changes.discount ?? keptDiscount(order, subtotal);
    if (subtotal > amountLimit) refuse('items', 'orderTooLarge');
    if (discount > subtotal) refuse('discount', 'discount');
    const rule = toShippingRule(settings);
    const city = address?.city ?? order.address.city;
    const isElsewhere = rule.groups !== undefined && city !== order.address.city;
    const shipping = changes.items || isElsewhere
      ? shippingFee(rule, { subtotal, city, grams: await readGrams(database.read, items, rule) })
      : order.shipping;
    const totals = { subtotal, discount, shipping, amount: subtotal - discount + shipping };
    // The customer may be paying the amount.
    if (status === 'awaiting-transfer' && totals.amount !== order.amount) {
      throw new ConflictError('ORDER_STATUS.amount', { details: { id, status } });
    }
    return await checkStock(
      context,
      id,
      () => store(context, order, { address, items, totals, hasItems: !!changes.items }),
      items,
    );
  },
});

function refuse(field: string, reason: 'discount' | 'orderTooLarge'): never {
  throw new ValidationError(reason, { issues: [{ path: `changes.${field}`, reason }] });
}

async function readAddress(
  { database, isKnownAddress }: OperationContext,
  order: StaffOrder,
  changed: z.infer<typeof partialAddressSchema>,
) {
  const [row] = await database.read.select({ scheme: orders.scheme }).from(orders)
    .where(eq(orders.id, order.id));
  const before = { ...order.address, ...row };
  const address = parseStaffAddress({ ...before, ...changed }, 'changes.address');
  await assertKnownAddress(isKnownAddress, address, before);
  const fields = [...addressFields, 'scheme'] as const;
  return fields.some((field) => address[field] !== before[field]) ? address : undefined;
}

interface Edit {
  address?: ReturnType<typeof parseStaffAddress>;
  items: readonly EditedItem[];
  hasItems: boolean;
  totals: Pick<StaffOrder, 'subtotal' | 'discount' | 'shipping' | 'amount'>;
}

/** Stores the edited order. Returns `false` if another change came first. */
async function store(
  { actor, clock, commit }: OperationContext,
  order: StaffOrder,
  { address, items, hasItems, totals }: Edit,
): Promise<boolean> {
  const { id, status } = order;
  const [by, at] = [actorName(actor), clock()];
  const isCurrent = isUnchanged(order);
  const exists = sql`exists (select 1 from ${orders} where ${isCurrent})`;
  const taken = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, quantity } of items) {
    taken.set(productId, (taken.get(productId) ?? 0) - quantity);
  }
  const moved = [...taken].filter(([, delta]) => delta !== 0);
  const movements = holdsStock(status) ? moved : [];
  const changedFields = address ? addressFields.filter((f) => address[f] !== order.address[f]) : [];
  const isReported = moved.length + changedFields.length > 0 || totals.amount !== order.amount;
  const changed = [
    ...address ? ['địa chỉ'] : [],
    ...moved.length > 0 ? ['sản phẩm'] : [],
    ...totals.discount === order.discount ? [] : ['giảm giá'],
  ];
  if (!isReported && changed.length === 0) return true;
  const summary = (lines: readonly { productId: string; quantity: number }[]) =>
    lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const results = await commit((db) =>
    [
      insertOrderEvent(
        db,
        { kind: 'edited', at, actor: by, text: changed.join(', ') || undefined },
        isCurrent,
      ),
      ...isReported ? reportChange(db, 'order-edited', at, isCurrent) : [],
      ...hasItems
        ? [
          db.run(sql`
          insert into stock_movements (product_id, delta, reason, order_id, actor, at)
          select value ->> 0, value ->> 1, 'edit', ${id}, ${by}, ${at}
          from json_each(${JSON.stringify(movements)})
          where value ->> 0 in (select id from products) and ${exists}`),
          db.delete(orderItems).where(and(eq(orderItems.orderId, id), exists)),
          db.run(sql`
          insert into order_items (order_id, position, product_id, name, image, price, quantity)
          select ${id}, key, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
          from json_each(${
            JSON.stringify(
              items.map((
                { productId, name, image, price, quantity },
              ) => [productId, name, image, price, quantity]),
            )
          }) where ${exists}`),
        ]
        : [],
      db.update(orders).set({ ...totals, ...address }).where(isCurrent),
    ] as const, {
    subject: id,
    before: { amount: order.amount, discount: order.discount, items: summary(order.items) },
    after: {
      ...{ amount: totals.amount, discount: totals.discount, items: summary(items) },
      // The log of changes must not keep personal data.
      ...changedFields.length > 0 ? { address: changedFields } : {},
    },
  });
  return results !== undefined;
}
