import { and, asc, desc, eq, notInArray } from 'drizzle-orm';
import {
  pushEndpointSchema,
  pushStateSchema,
  pushSubscriptionSchema,
} from '../../contract/pushes/push-subscription.ts';
import { z } from '../../contract/zod.ts';
import { staffPushes } from '../../db/schema/staff-tables.ts';
import { ForbiddenError } from '../../errors.ts';
import { operation, type OperationContext } from '../../operations/run-operation.ts';
import { readVapidKeys } from '../../pushes/vapid-keys.ts';

/** Maximum number of browsers of one member. Another one replaces the oldest. */
const maxBrowsers = 10;

const memberOf = ({ actor }: OperationContext): string => {
  if (actor.kind !== 'staff') throw new ForbiddenError();
  return actor.id;
};

/** Returns the key with which a browser subscribes, and whether one of the member has done so. */
export const getAlerts = operation({
  name: 'alerts.get',
  permission: 'orders:read',
  input: z.object({ endpoint: pushEndpointSchema.optional() }),
  output: pushStateSchema,
  async run(context, { endpoint }) {
    const { database, unaudited, clock } = context;
    const { publicKey } = await readVapidKeys(unaudited, clock());
    const [known] = endpoint === undefined ? [] : await database.read
      .select({ endpoint: staffPushes.endpoint })
      .from(staffPushes).where(and(
        eq(staffPushes.endpoint, endpoint),
        eq(staffPushes.staffId, memberOf(context)),
      ));
    return { publicKey, isSubscribed: known !== undefined };
  },
});

/** Reports new orders to a browser of the member from now on. */
export const subscribeToAlerts = operation({
  name: 'alerts.subscribe',
  permission: 'orders:read',
  input: pushSubscriptionSchema,
  output: z.object({}),
  async run(context, { endpoint, keys }) {
    const { clock, commit } = context;
    const staffId = memberOf(context);
    const browser = { staffId, ...keys, createdAt: clock() };
    await commit(
      (db) => [
        db.insert(staffPushes).values({ endpoint, ...browser })
          .onConflictDoUpdate({ target: staffPushes.endpoint, set: browser }),
      ],
      { subject: staffId, before: null, after: { service: new URL(endpoint).hostname } },
      (db) => {
        const kept = db.select({ endpoint: staffPushes.endpoint }).from(staffPushes)
          .where(eq(staffPushes.staffId, staffId))
          .orderBy(desc(staffPushes.createdAt), asc(staffPushes.endpoint)).limit(maxBrowsers);
        return [
          db.delete(staffPushes)
            .where(and(
              eq(staffPushes.staffId, staffId),
              notInArray(staffPushes.endpoint, kept),
            )),
        ];
      },
    );
    return {};
  },
});

/** Ends the reports to a browser of the member. */
export const unsubscribeFromAlerts = operation({
  name: 'alerts.unsubscribe',
  permission: 'orders:read',
  input: z.object({ endpoint: pushEndpointSchema }),
  output: z.object({}),
  async run(context, { endpoint }) {
    const staffId = memberOf(context);
    await context.commit(
      (db) => [
        db.delete(staffPushes)
          .where(and(eq(staffPushes.endpoint, endpoint), eq(staffPushes.staffId, staffId))),
      ],
      { subject: staffId, before: { service: new URL(endpoint).hostname }, after: null },
    );
    return {};
  },
});
