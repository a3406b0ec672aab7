import { and, asc, eq, exists, gt, isNull, notExists, type SQL } from 'drizzle-orm';
import { parsePhone } from '../contract/checkout/phone.ts';
import { z } from '../contract/zod.ts';
import { pickColumns } from '../db/columns-for.ts';
import type { Reader } from '../db/database.ts';
import { users } from '../db/schema/account-tables.ts';
import { orderOrigins, orders, payments } from '../db/schema/order-tables.ts';
import { parseNetwork } from '../http/client-address.ts';
import { isWithin, period } from '../operations/paging.ts';
import { operation } from '../operations/run-operation.ts';
import { cancelUnpaid, commitStatus } from './change-status.ts';
import { networkOrigin, phoneOrigin } from './order-origins.ts';

/** Filter of unconfirmed orders. All of its conditions apply, and there is at least one. */
const filterSchema = z.object({
  phone: z.string().transform((text) => parsePhone(text))
    .pipe(z.string('Số điện thoại không hợp lệ.')).optional(),
  /** Address of a client or its network, such as `203.0.113.7` or `2001:db8::/48`. */
  network: z.string().transform((text) => parseNetwork(text.replace(/\/(48|64)$/, '')))
    .pipe(
      z.custom<NonNullable<ReturnType<typeof parseNetwork>>>(
        (value) => value !== undefined,
        'Địa chỉ mạng không hợp lệ.',
      ),
    )
    .optional(),
  ...period,
  /** `true` to return the orders and cancel none. */
  dryRun: z.boolean().default(false),
}).refine(({ phone, network, from, to }) =>
  [phone, network, from, to].some((value) => value !== undefined)
);

/**
 * Cancels all orders of a phone number, a network or a time that the owner has not confirmed and
 * nobody has paid, and returns their stock. Only customers with a verified address get a mail: the
 * others may be strangers whose addresses were misused. Throws `PaymentError` if the provider of a
 * payment is unavailable.
 */
export const cancelUnconfirmed = operation({
  name: 'orders.cancelUnconfirmed',
  permission: 'orders:write',
  input: filterSchema,
  output: z.object({
    /** Ids of the matching orders, the oldest first. */
    found: z.array(z.string()),
    cancelled: z.int(),
    /** Number of orders that have changed meanwhile. */
    changed: z.int(),
  }),
  async run(context, { dryRun, ...filter }) {
    const orders = await findUnconfirmed(context.database, filter);
    let cancelled = 0;
    for (const { emailVerifiedAt, ...order } of dryRun ? [] : orders) {
      const change = { mail: emailVerifiedAt !== null };
      const done = order.status === 'awaiting-payment'
        ? await cancelUnpaid(context, order.id, change)
        : await commitStatus(context, order, 'cancelled', change);
      if (done) cancelled += 1;
    }
    const found = orders.map(({ id }) => id);
    return { found, cancelled, changed: dryRun ? 0 : found.length - cancelled };
  },
});

/** Returns the orders that the owner has not confirmed and nobody has paid, oldest first. */
async function findUnconfirmed(
  { read }: Reader,
  { phone, network, ...times }: Omit<z.infer<typeof filterSchema>, 'dryRun'>,
) {
  const hasOrigin = (origin?: string): SQL =>
    exists(
      read.select({ id: orderOrigins.orderId }).from(orderOrigins).where(and(
        eq(orderOrigins.orderId, orders.id),
        origin === undefined ? undefined : eq(orderOrigins.origin, origin),
      )),
    );
  return await read.select({
    ...pickColumns(orders, 'id', 'status', 'version'),
    emailVerifiedAt: users.emailVerifiedAt,
  }).from(orders).innerJoin(users, eq(users.id, orders.userId)).where(and(
    hasOrigin(),
    isNull(orders.confirmedAt),
    notExists(
      read.select({ id: payments.id }).from(payments).where(and(
        eq(payments.orderId, orders.id),
        eq(payments.state, 'paid'),
        gt(payments.amount, 0),
      )),
    ),
    phone === undefined ? undefined : hasOrigin(phoneOrigin(phone)),
    network === undefined ? undefined : hasOrigin(networkOrigin(network)),
    isWithin(orders.createdAt, times),
  )).orderBy(asc(orders.createdAt));
}
