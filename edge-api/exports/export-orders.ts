import { and, asc, eq, inArray } from 'drizzle-orm';
import { formatAddress } from '../contract/checkout/address-fields.ts';
import { orderCode } from '../contract/orders/order-code.ts';
import { orderStatusNames } from '../contract/orders/order-status.ts';
import type { ReadDatabase } from '../db/database.ts';
import { orderItems, orders, payments } from '../db/schema/order-tables.ts';
import { readPages } from '../db/query-pages.ts';
import { formatPhone } from '../format/format-phone.ts';
import { formatSortableDateTime } from '../format/format-timestamp.ts';
import { byTime, isWithin } from '../operations/paging.ts';
import { csvExport, type Period, rowsPerQuery } from './csv-export.ts';
import { amountToCollect } from '../orders/amount-due.ts';
import { deliveredAt, readReceived } from '../orders/read-received.ts';

type Order = typeof orders.$inferSelect;

const oldestFirst = byTime(orders.createdAt, orders.id, asc);

const readOrders = (read: ReadDatabase, period: Period) =>
  readPages(
    rowsPerQuery,
    (last?: Order) =>
      read.select().from(orders)
        .where(and(isWithin(orders.createdAt, period), oldestFirst.isAfter(last?.id)))
        .orderBy(...oldestFirst.columns).limit(rowsPerQuery),
  );

export const exportOrders = csvExport<Order & OrderMoney>({
  name: 'exports.orders',
  permission: 'exports:read',
  columns: {
    'Mã đơn': (order) => orderCode(order),
    'Đặt lúc': ({ createdAt }) => formatSortableDateTime(createdAt),
    'Trạng thái': ({ status }) => orderStatusNames[status],
    'Khách hàng': ({ lastName, firstName }) => `${lastName} ${firstName}`.trim(),
    'Điện thoại': ({ phone }) => formatPhone(phone),
    'Email': ({ email }) => email,
    'Địa chỉ': (order) => formatAddress({ ...order, country: '' }),
    'Tiền hàng': ({ subtotal }) => subtotal,
    'Giảm giá': ({ discount }) => discount,
    'Mã giảm giá': ({ promoCode }) => promoCode,
    'Phí giao': ({ shipping }) => shipping,
    'Tổng tiền': ({ amount }) => amount,
    'Thanh toán': ({ payment }) => paymentNames[payment],
    'Đơn vị vận chuyển': ({ carrier }) => carrier,
    'Mã vận đơn': ({ trackingCode }) => trackingCode,
    'Mã đầy đủ': ({ id }) => id,
    'Đã nhận': ({ received }) => received,
    'Nhận lúc': ({ receivedAt }) => receivedAt && formatSortableDateTime(receivedAt),
    'Đã hoàn': ({ refunded }) => refunded,
    'Hoàn lúc': ({ refundedAt }) => refundedAt && formatSortableDateTime(refundedAt),
    'Hàng nhận lại': ({ returnedAmount }) => returnedAmount,
  },
  async *pages(read, period) {
    for await (const page of readOrders(read, period)) {
      const money = await readOrderMoney(read, page);
      yield page.map((order) => ({ ...order, ...money.get(order.id)! }));
    }
  },
});

const paymentNames: Readonly<Record<string, string>> = {
  cod: 'Trả khi nhận hàng',
  card: 'Thẻ',
  transfer: 'Chuyển khoản',
};

type Item = typeof orderItems.$inferSelect & Pick<Order, 'code' | 'createdAt' | 'status'>;

export const exportItems = csvExport<Item>({
  name: 'exports.items',
  permission: 'exports:read',
  columns: {
    'Mã đơn': ({ orderId: id, code }) => orderCode({ id, code }),
    'Đặt lúc': ({ createdAt }) => formatSortableDateTime(createdAt),
    'Trạng thái': ({ status }) => orderStatusNames[status],
    'Mã sản phẩm': ({ productId }) => productId,
    'Sản phẩm': ({ name }) => name,
    'Đơn giá': ({ price }) => price,
    'Số lượng': ({ quantity }) => quantity,
    'Thành tiền': ({ price, quantity }) => price * quantity,
    'Nhận lại': ({ returned }) => returned,
  },
  async *pages(read, period) {
    for await (const page of readOrders(read, period)) {
      const items = await read.select().from(orderItems)
        .where(inArray(orderItems.orderId, page.map(({ id }) => id)))
        .orderBy(asc(orderItems.orderId), asc(orderItems.position));
      const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
      yield page.flatMap(({ id, code, createdAt, status }) =>
        (itemsOf.get(id) ?? []).map((item) => ({ ...item, code, createdAt, status }))
      );
    }
  },
});

/** Money of an order, in đồng, and the times of its last movements in ms since 1970. */
interface OrderMoney {
  received: number;
  /** Also the delivery, at which a carrier collects. */
  receivedAt?: number;
  refunded: number;
  refundedAt?: number;
}

/** Reads what the shop has received and paid back for some orders, by the id of the order. */
async function readOrderMoney(
  read: ReadDatabase,
  page: readonly (typeof orders.$inferSelect)[],
): Promise<ReadonlyMap<string, OrderMoney>> {
  const ids = page.map(({ id }) => id);
  const rows = await read.select().from(payments)
    .where(and(inArray(payments.orderId, ids), eq(payments.state, 'paid')));
  const paymentsOf = Map.groupBy(rows, ({ orderId }) => orderId);
  const deliveries = await read.select({ id: orders.id, at: deliveredAt }).from(orders)
    .where(inArray(orders.id, ids));
  const deliveryOf = new Map(deliveries.map(({ id, at }) => [id, at]));
  const atDelivery = await readReceived(read, ids);
  return new Map(page.map((order) => {
    const [paid, refunds] = [true, false].map((isPositive) =>
      (paymentsOf.get(order.id) ?? []).filter(({ amount }) => amount > 0 === isPositive)
    );
    const isCollected = order.status === 'delivered' || order.status === 'returned';
    const collected = isCollected
      ? amountToCollect({ ...order, received: atDelivery.get(order.id) ?? 0 })
      : 0;
    const received = sumOf(paid!) + collected;
    const times = paid!.map(({ at }) => at);
    if (collected > 0) times.push(deliveryOf.get(order.id) ?? 0);
    return [order.id, {
      received,
      receivedAt: latestOf(times),
      refunded: -sumOf(refunds!),
      refundedAt: latestOf(refunds!.map(({ at }) => at)),
    }];
  }));
}

const sumOf = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the latest of some times; none without a known one. */
const latestOf = (times: readonly number[]) => Math.max(0, ...times) || undefined;
