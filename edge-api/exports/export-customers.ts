import { and, asc, inArray, isNull, max } from 'drizzle-orm';
import { sumUpOrders } from '../customers/customer-row.ts';
import { pickColumns } from '../db/columns-for.ts';
import { users } from '../db/schema/account-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { readPages } from '../db/query-pages.ts';
import { formatPhone } from '../format/format-phone.ts';
import { formatSortableDateTime } from '../format/format-timestamp.ts';
import { byTime, isWithin } from '../operations/paging.ts';
import { customerPhone } from '../orders/customer-phone.ts';
import { csvExport, rowsPerQuery } from './csv-export.ts';

interface Customer {
  id: string;
  name: string;
  email: string;
  createdAt: number;
  phone: string | null;
  orders: number;
  spent: number;
  latest: number | null;
}

const oldestFirst = byTime(users.createdAt, users.id, asc);

/** Exports the customers who came in a period, with the same sums as their pages. */
export const exportCustomers = csvExport<Customer>({
  name: 'exports.customers',
  permission: 'customers:export',
  confirm: true,
  columns: {
    'Khách hàng': ({ name }) => name,
    'Email': ({ email }) => email,
    'Điện thoại': ({ phone }) => phone && formatPhone(phone),
    'Từ lúc': ({ createdAt }) => formatSortableDateTime(createdAt),
    'Số đơn': ({ orders }) => orders,
    'Đã mua': ({ spent }) => spent,
    'Đơn gần nhất': ({ latest }) => latest && formatSortableDateTime(latest),
    'Mã khách': ({ id }) => id,
  },
  async *pages(read, period) {
    const pages = readPages(
      rowsPerQuery,
      (last?: { id: string }) =>
        read.select(pickColumns(users, 'id', 'name', 'email', 'createdAt')).from(users).where(and(
          isNull(users.deletedAt),
          isWithin(users.createdAt, period),
          oldestFirst.isAfter(last?.id),
        )).orderBy(...oldestFirst.columns).limit(rowsPerQuery),
    );
    for await (const rows of pages) {
      const ids = rows.map(({ id }) => id);
      const latest = await read.select({
        id: orders.userId,
        // SQLite takes the phone numbers from the row with the maximum.
        ...pickColumns(orders, 'giftNote', 'phone', 'giverPhone'),
        latest: max(orders.createdAt),
      }).from(orders).where(inArray(orders.userId, ids)).groupBy(orders.userId);
      const latestOf = new Map(
        latest.map((row) => [row.id, { phone: customerPhone(row), latest: row.latest }]),
      );
      const sumsOf = await sumUpOrders(read, ids);
      yield rows.map((row) => ({
        ...{ phone: '', latest: null, ...latestOf.get(row.id) },
        ...sumsOf(row.id),
        ...row,
      }));
    }
  },
});
