import { type WelcomeGift, welcomePromo } from '../../contract/checkout/promo.ts';
import type { Reader } from '../../db/database.ts';
import { PromoError } from '../../errors.ts';
import { formatMoney } from '../../format/format-money.ts';
import { checkPromo } from './check-promo.ts';

/**
 * Returns the gift for a new customer; `undefined` if the customer cannot use it: after an order,
 * or if the shop's owner has ended it. The goods that it requires do not count.
 */
export async function findWelcomeGift(
  database: Reader,
  userId: string,
  now: number,
): Promise<WelcomeGift | undefined> {
  const customer = { userId, now, subtotal: Number.MAX_SAFE_INTEGER };
  try {
    const { code, kind, value } = await checkPromo(database, customer, welcomePromo);
    return { code, discount: kind === 'percent' ? `${value}%` : formatMoney(value) };
  } catch (error) {
    if (error instanceof PromoError) return undefined;
    throw error;
  }
}
