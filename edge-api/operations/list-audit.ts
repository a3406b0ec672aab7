import { orderedName } from '../catalogue/product-row.ts';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { orderCode } from '../contract/orders/order-code.ts';
import { auditRowSchema } from '../contract/staff/audit-row.ts';
import { z } from '../contract/zod.ts';
import { auditLog } from '../db/schema/audit-tables.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { operation } from './run-operation.ts';
import { byTime, isWithin, pageOf, pagingOf, period, toPage } from './paging.ts';

const { keepUntil: _, key: _key, ...columns } = getTableColumns(auditLog);
const latestFirst = byTime(auditLog.at, auditLog.id, desc);

/** Lists the changes that were made by operations, the latest first. */
export const listAudit = operation({
  name: 'audit.list',
  permission: 'audit:read',
  input: z.object({
    actor: z.string().optional(),
    operation: z.string().optional(),
    subject: z.string().optional(),
    ...period,
    ...pagingOf(z.int()),
  }),
  output: z.object(pageOf(auditRowSchema, z.int())),
  async run({ database: { read } }, { actor, operation, subject, after, limit, ...times }) {
    const rows = await read.select({
      ...columns,
      order: { id: orders.id, code: orders.code },
      product: orderedName,
    })
      .from(auditLog)
      .leftJoin(orders, eq(orders.id, auditLog.subject))
      .leftJoin(products, eq(products.id, auditLog.subject))
      .where(and(
        actor === undefined ? undefined : eq(auditLog.actor, actor),
        operation === undefined ? undefined : eq(auditLog.operation, operation),
        subject === undefined ? undefined : eq(auditLog.subject, subject),
        isWithin(auditLog.at, times),
        latestFirst.isAfter(after),
      )).orderBy(...latestFirst.columns).limit(limit + 1);
    const { items, ...rest } = toPage(rows, limit, ({ id }) => id);
    const parsed = items.map(({ before, after, order, product, ...row }) => {
      const subjectName = order ? orderCode(order) : product;
      return {
        ...row,
        ...subjectName ? { subjectName } : {},
        ...{ before: JSON.parse(before), after: JSON.parse(after) },
      };
    });
    return { items: parsed, ...rest };
  },
});
