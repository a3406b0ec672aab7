import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { settings } from '../db/schema/settings-tables.ts';

/** Key pair with which the shop identifies itself to push services (RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Row of the table of settings that holds the keys. */
const row = 'push-keys';

/**
 * Returns the keys of the shop, which are made at the first call. Subscriptions of browsers are
 * bound to them, so they never change.
 */
export async function readVapidKeys(
  { read, batch }: Pick<Database, 'read' | 'batch'>,
  now: number,
): Promise<VapidKeys> {
  const find = async () => {
    const [found] = await read.select({ value: settings.value }).from(settings)
      .where(eq(settings.key, row));
    return found && JSON.parse(found.value) as VapidKeys;
  };
  const known = await find();
  if (known) return known;
  const { default: webPush } = await import('web-push');
  const value = JSON.stringify(webPush.generateVAPIDKeys());
  // The keys of another process that was first win.
  await batch((db) => [
    db.insert(settings).values({ key: row, value, version: 1, updatedAt: now })
      .onConflictDoNothing(),
  ]);
  return (await find())!;
}
