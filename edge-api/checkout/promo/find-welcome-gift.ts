import { type WelcomeGift, welcomePromo } from '../../contract/checkout/promo.ts';
import type { Reader } from '../../db/database.ts';
import { PromoError } from '../../errors.ts';
import { formatMoney } from '../../format/format-money.ts';
import { ignore } from '../../ignore-errors.ts';
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
  const promo = await checkPromo(database, customer, welcomePromo).catch(ignore(PromoError));
  if (!promo) return undefined;
  const { code, kind, value } = promo;
  return { code, discount: kind === 'percent' ? `${value}%` : formatMoney(value) };
}
