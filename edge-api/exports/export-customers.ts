import { and, asc, gte, inArray, isNull, lt, max, sql } from 'drizzle-orm';
import { sumUpOrders } from '../customers/customer-row.ts';
import { users } from '../db/schema/account-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { formatSortableDateTime } from '../format/format-timestamp.ts';
import { csvExport, rowsPerQuery } from './csv-export.ts';

interface Customer {
  id: string;
  name: string;
  email: string;
  createdAt: number;
  phone: string;
  orders: number;
  spent: number;
  latest: number | null;
}

/** Exports the customers who came in a period, with the same sums as their pages. */
export const exportCustomers = csvExport<Customer>({
  name: 'customers',
  permission: 'customers:export',
  confirm: true,
  columns: {
    'Khách hàng': ({ name }) => name,
    'Email': ({ email }) => email,
    'Điện thoại': ({ phone }) => phone,
    'Từ lúc': ({ createdAt }) => formatSortableDateTime(createdAt),
    'Số đơn': ({ orders }) => orders,
    'Đã mua': ({ spent }) => spent,
    'Đơn gần nhất': ({ latest }) => latest && formatSortableDateTime(latest),
    'Mã khách': ({ id }) => id,
  },
  async *pages(read, { from, to }) {
    let after: string | undefined;
    while (true) {
      const isNext = after === undefined ? undefined : sql`(users.created_at, users.rowid) >
        (select created_at, rowid from users where id = ${after})`;
      const rows = await read.select({
        id: users.id,
        name: users.name,
        email: users.email,
        createdAt: users.createdAt,
      }).from(users)
        .where(
          and(isNull(users.deletedAt), gte(users.createdAt, from), lt(users.createdAt, to), isNext),
        )
        .orderBy(asc(users.createdAt), sql`users.rowid`).limit(rowsPerQuery);
      const ids = rows.map(({ id }) => id);
      const latest = await read.select({
        id: orders.userId,
        // SQLite takes the phone number from the row with the maximum.
        phone: orders.phone,
        latest: max(orders.createdAt),
      }).from(orders).where(inArray(orders.userId, ids)).groupBy(orders.userId);
      const latestOf = new Map(latest.map((order) => [order.id, order]));
      const sumsOf = await sumUpOrders(read, ids);
      yield rows.map((row) => ({
        ...{ phone: '', latest: null, ...latestOf.get(row.id) },
        ...sumsOf(row.id),
        ...row,
      }));
      if (rows.length < rowsPerQuery) return;
      after = rows.at(-1)?.id;
    }
  },
});
