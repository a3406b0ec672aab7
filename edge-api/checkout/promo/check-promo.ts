import { amountLimit } from '../../contract/checkout/order.ts';
import {
  normalizePromoCode,
  promoDiscount,
  type PromoRule,
  welcomePromo,
} from '../../contract/checkout/promo.ts';
import type { Reader } from '../../db/database.ts';
import { staticSql } from '../../db/static-sql.ts';
import { PromoError } from '../../errors.ts';
import { type PromoProblem, promoProblem } from './promo-problem.ts';
import { eq } from 'drizzle-orm';
import { promoCodes } from '../../db/schema/promo-tables.ts';

export interface AllowedPromo extends PromoRule {
  code: string;
  /** Discount on the customer's goods, in đồng. */
  discount: number;
}

/** Customer who wants to use a promo code. */
export interface PromoCustomer {
  /** `undefined` for a visitor. */
  userId: string | undefined;
  now: number;
  /** Total of the goods, in đồng. @default that of the stored cart */
  subtotal?: number;
  /** `true` if the order replaces the customer's unpaid ones. @default false */
  replacing?: boolean;
}

// A cart may be worth more than an order, and more than the numbers of JavaScript hold.
const cartSubtotal = `(
  select min(coalesce(sum(products.price * cart_lines.quantity), 0), ${amountLimit})
  from cart_lines join products on products.id = cart_lines.product_id and hidden <> 1
  where cart_lines.user_id = ?1)`;

const selectProblem = (replacing: boolean) =>
  staticSql(`
  select subtotal, ${
    promoProblem({ user: '?1', code: '?2', now: '?3', subtotal: 'subtotal', replacing })
  } as problem
  from (select coalesce(?4, ${cartSubtotal}) as subtotal from users where id = ?1)`);
const selectProblemOfOrder = selectProblem(false);
const selectProblemOfReplacement = selectProblem(true);

/**
 * Checks if a customer may use a promo code. Placing the order checks it again.
 *
 * @throws {PromoError} if the code is not valid; its code is the reason
 */
export async function checkPromo(
  database: Reader,
  { userId, now, subtotal, replacing = false }: PromoCustomer,
  text: string,
): Promise<AllowedPromo> {
  const promo = await findPromo(database, normalizePromoCode(text));
  if (!promo) throw new PromoError('PROMO_UNKNOWN');
  const { code, kind, value, minimum, from, to } = promo;
  const [customer] = userId === undefined
    ? []
    : await database.read.all<{ subtotal: number; problem: PromoProblem | '' }>(
      (replacing ? selectProblemOfReplacement : selectProblemOfOrder)(
        userId,
        code,
        now,
        subtotal ?? null,
      ),
    );
  if (!customer) throw new PromoError('PROMO_NEEDS_LOGIN');
  const { problem } = customer;
  if (problem !== '') {
    const values = { promo: code, minimum, from: from ?? now, to: to ?? now };
    throw new PromoError(problem, { values });
  }
  return { code, kind, value, minimum, discount: promoDiscount(promo, customer.subtotal) };
}

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
