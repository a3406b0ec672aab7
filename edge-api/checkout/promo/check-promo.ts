import { eq, sql } from 'drizzle-orm';
import {
  normalizePromoCode,
  promoDiscount,
  welcomePercent,
  welcomePromo,
} from '../../contract/checkout/promo.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account-tables.ts';
import { PromoError } from '../../errors.ts';

/** A promo code that is valid for a customer. */
export interface AllowedPromo {
  code: string;
  percent: number;
  /** Discount on the customer's stored cart, in đồng. */
  discount: number;
}

/**
 * Checks if a customer may use a promo code. The welcome code is valid for the first order that is
 * not cancelled, and requires a verified e-mail address. Placing the order checks it again.
 *
 * @param userId undefined for a visitor
 * @throws {PromoError} if the code is not valid; its code is the reason
 */
export async function checkPromo(
  database: Database,
  userId: string | undefined,
  text: string,
): Promise<AllowedPromo> {
  const code = normalizePromoCode(text);
  if (code !== welcomePromo) throw new PromoError('PROMO_UNKNOWN');
  const [customer] = userId === undefined ? [] : await database.read.select({
    verified: users.emailVerifiedAt,
    used: countOrders(sql`promo_code = ${code}`),
    orders: countOrders(sql`true`),
    subtotal: sql<number>`(
      select coalesce(sum(products.price * cart_lines.quantity), 0)
      from cart_lines join products on products.id = cart_lines.product_id and not hidden
      where cart_lines.user_id = users.id
    )`,
  }).from(users).where(eq(users.id, userId));
  if (!customer) throw new PromoError('PROMO_NEEDS_LOGIN');
  const values = { promo: code };
  if (customer.used > 0) throw new PromoError('PROMO_USED', { values });
  if (customer.orders > 0) throw new PromoError('PROMO_NOT_FIRST', { values });
  if (customer.verified === null) throw new PromoError('PROMO_NEEDS_VERIFIED_EMAIL', { values });
  return { code, percent: welcomePercent, discount: promoDiscount(code, customer.subtotal) };
}

const countOrders = (condition: ReturnType<typeof sql>) =>
  sql<number>`(
    select count(*) from orders
    where orders.user_id = users.id and orders.status <> 'cancelled' and ${condition}
  )`;
