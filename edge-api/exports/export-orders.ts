import { and, asc, inArray } from 'drizzle-orm';
import { formatAddress } from '../contract/checkout/address-fields.ts';
import { orderCode } from '../contract/orders/order-code.ts';
import { orderStatusNames } from '../contract/orders/order-status.ts';
import type { ReadDatabase } from '../db/database.ts';
import { orderItems, orders } from '../db/schema/order-tables.ts';
import { readPages } from '../db/query-pages.ts';
import { formatSortableDateTime } from '../format/format-timestamp.ts';
import { byTime, isWithin } from '../operations/paging.ts';
import { csvExport, type Period, rowsPerQuery } from './csv-export.ts';
import { type OrderMoney, readOrderMoney } from './read-order-money.ts';

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
  name: 'orders',
  permission: 'exports:read',
  columns: {
    'Mã đơn': (order) => orderCode(order),
    'Đặt lúc': ({ createdAt }) => formatSortableDateTime(createdAt),
    'Trạng thái': ({ status }) => orderStatusNames[status],
    'Khách hàng': ({ lastName, firstName }) => `${lastName} ${firstName}`.trim(),
    'Điện thoại': ({ phone }) => phone,
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
  name: 'items',
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
