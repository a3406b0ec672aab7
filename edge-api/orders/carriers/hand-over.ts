import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { toCsvLine } from '../../catalogue/files/csv-text.ts';
import { joinNote, pickAddress, placeFields } from '../../contract/checkout/address-fields.ts';
import { orderCode } from '../../contract/orders/order-code.ts';
import { z } from '../../contract/zod.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { orderItems, orders } from '../../db/schema/order-tables.ts';
import { operation } from '../../operations/run-operation.ts';
import { amountToCollect } from '../amount-due.ts';
import { carrierColumns, carriers, type Parcel } from './carrier-files.ts';
import { readReceived } from '../read-received.ts';

/** Weight of an item whose product has none, in grams. */
const defaultGrams = 200;

/** Maximum number of parcels in a file. */
const maxParcels = 500;

/**
 * Writes the list of parcels that a carrier's page imports: the orders that are packed, the oldest
 * first. Nothing is changed: the orders get their status when the parcels leave.
 */
export const handOver = operation({
  name: 'orders.handOver',
  permission: 'orders:write',
  input: z.object({
    carrier: z.enum(carriers),
    /** Ids of orders. @default all that are packed */
    ids: z.array(z.string()).max(maxParcels).optional(),
  }),
  output: z.object({
    csv: z.string().describe('The file, with a byte order mark for spreadsheets'),
    count: z.int(),
    more: z.boolean().describe('True if further orders did not fit into the file'),
  }),
  async run({ database: { read } }, { carrier, ids }) {
    const isWaiting = and(
      eq(orders.status, 'processing'),
      ids === undefined ? undefined : inArray(orders.id, ids),
    );
    const rows = await read.select().from(orders).where(isWaiting)
      .orderBy(asc(orders.createdAt)).limit(maxParcels + 1);
    const sent = rows.slice(0, maxParcels);
    const goods = await read.select({
      orderId: orderItems.orderId,
      content: sql<
        string
      >`group_concat(${orderItems.name} || ' x' || ${orderItems.quantity}, ', ')`,
      grams: sql<number>`sum(${orderItems.quantity}
        * coalesce(${products.weightGrams}, ${defaultGrams}))`,
    }).from(orderItems).leftJoin(products, eq(products.id, orderItems.productId))
      .where(inArray(orderItems.orderId, sent.map(({ id }) => id)))
      .groupBy(orderItems.orderId);
    const goodsOf = new Map(goods.map(({ orderId, ...rest }) => [orderId, rest]));
    const received = await readReceived(read, sent.map(({ id }) => id));
    const parcels = sent.map((order): Parcel => ({
      ...joinNote(pickAddress(order, placeFields)),
      code: orderCode(order),
      recipient: `${order.lastName} ${order.firstName}`.trim(),
      phone: order.phone,
      cod: amountToCollect({ ...order, received: received.get(order.id) ?? 0 }),
      value: order.subtotal - order.discount,
      grams: goodsOf.get(order.id)?.grams ?? 0,
      // The carrier prints it on the parcel of a gift as well.
      content: order.giftNote === null ? goodsOf.get(order.id)?.content ?? '' : 'Quà tặng',
    }));
    const columns = carrierColumns[carrier];
    const lines = [
      columns.map(([heading]) => heading),
      ...parcels.map((parcel) => columns.map(([, value]) => value(parcel))),
    ];
    const csv = `\ufeff${lines.map((line) => toCsvLine(line.map(onOneLine))).join('')}`;
    return { csv, count: parcels.length, more: rows.length > sent.length };
  },
});

const onOneLine = (value: string | number) =>
  typeof value === 'string' ? value.replace(/\s*[\r\n]+\s*/g, ' ') : value;
