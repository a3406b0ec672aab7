import { eq } from 'drizzle-orm';
import { welcomePromo } from '../../contract/checkout/promo.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { promoCodes } from '../../db/schema/promo-tables.ts';

type Reader = { read: Pick<ReadDatabase, 'select'> };

/** Returns a promo code; `undefined` for an unknown one. */
export async function findPromo({ read }: Reader, code: string) {
  const [promo] = await read.select().from(promoCodes).where(eq(promoCodes.code, code));
  return promo;
}

/**
 * Returns the discount of the code that the text pages promise to new customers, in percent;
 * `undefined` if the owner has ended it, or has changed it to anything else than they say.
 */
export async function findWelcomePercent(database: Reader): Promise<number | undefined> {
  const promo = await findPromo(database, welcomePromo);
  if (!promo || promo.kind !== 'percent' || promo.minimum > 0) return undefined;
  const isLimited = [promo.from, promo.to, promo.limit].some((value) => value !== null);
  return isLimited ? undefined : promo.value;
}
