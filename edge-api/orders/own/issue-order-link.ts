import { hashToken, newToken } from '../../account/sessions/token.ts';
import type { Database } from '../../db/database.ts';
import { orderLinks } from '../../db/schema/transfer-tables.ts';
import type { OpenedOrder } from './open-order.ts';

const day = 24 * 60 * 60_000;

/** Time for which a link opens an order, by its access, in ms: of a mail 90 days. */
export const linkLifetime = { mail: 90 * day, full: day, gift: day } as const;

/**
 * Creates the key of a link that opens an order without a log-in. Only its digest is stored.
 *
 * @param access `mail` shows less; `full` after the customer has shown to know the phone number,
 * `gift` after the recipient of a gift has
 * @param now ms since 1970
 */
export async function issueOrderLink(
  database: Pick<Database, 'batch'>,
  orderId: string,
  access: OpenedOrder['access'],
  now: number,
): Promise<string> {
  const key = newToken();
  const expiresAt = now + linkLifetime[access];
  await database.batch((db) => [
    db.insert(orderLinks).values({ tokenHash: hashToken(key), orderId, access, expiresAt }),
  ]);
  return key;
}
