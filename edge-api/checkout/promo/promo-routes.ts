import { Hono } from 'hono';
import { z } from 'zod';
import { promoKinds, type PromoRule } from '../../contract/checkout/promo.ts';
import type { ApiDeps } from '../../api-deps.ts';
import { PromoError, UnauthenticatedError } from '../../errors.ts';
import { formatMoney } from '../../format/format-money.ts';
import { clientAddress } from '../../http/client-address.ts';
import { jsonBody } from '../../http/json-body.ts';
import { describe } from '../../openapi/describe.ts';
import { success } from '../../openapi/reply.ts';
import type { Network } from '../../rate-limit/network.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { promoLimits } from '../../rate-limit/rate-rules.ts';
import { findSessionUser } from '../../sessions/session.ts';
import { checkPromo } from './check-promo.ts';
import { promoErrors } from './promo-problem.ts';

/** Returns the effect of a promo code, such as 'giảm 10% tiền hàng'. */
function describePromo({ kind, value, minimum }: PromoRule): string {
  const discount = kind === 'percent' ? `giảm ${value}% tiền hàng` : `giảm ${formatMoney(value)}`;
  return minimum > 0 ? `${discount} cho đơn từ ${formatMoney(minimum)}` : discount;
}

export const promoSchema = z.object({
  code: z.string('Vui lòng nhập mã giảm giá.').trim().min(1, 'Vui lòng nhập mã giảm giá.')
    .max(40, 'Mã giảm giá không tồn tại hoặc đã hết hạn.'),
}, 'Vui lòng nhập mã giảm giá.');

/**
 * Uses a promo code within the limit of its network. Only unknown codes count towards it.
 *
 * @throws {RateLimitError} after too many unknown codes, also for one that exists
 */
export async function limitUnknown<T>(
  limiter: RateLimiter,
  network: Network,
  run: () => Promise<T>,
): Promise<T> {
  const rules = promoLimits(network);
  await limiter.take(rules);
  let isUnknown = false;
  try {
    return await run();
  } catch (error) {
    isUnknown = error instanceof PromoError && error.code === 'PROMO_UNKNOWN';
    throw error;
  } finally {
    if (!isUnknown) await limiter.giveBack(rules);
  }
}

/**
 * Routes of promo codes, for `/api/cart`. A request without a token gets `PROMO_NEEDS_LOGIN`, one
 * with an expired session 401.
 */
export function promoRoutes({ database, clock, limiter, trustedProxies }: ApiDeps) {
  const addressOf = clientAddress(trustedProxies);
  const routes = new Hono().post('/promo', ...jsonBody(promoSchema), async (c) => {
    const token = c.req.header('token');
    const user = token ? await findSessionUser(database, token, clock()) : undefined;
    if (token && !user) throw new UnauthenticatedError();
    const customer = { userId: user?.id, now: clock() };
    const promo = await limitUnknown(
      limiter,
      addressOf(c),
      () => checkPromo(database, customer, c.req.valid('json').code),
    );
    c.header('Cache-Control', 'no-store');
    const { code, kind, value } = promo;
    const percent = kind === 'percent' ? { percent: value } : {};
    const effect = describePromo(promo);
    const message = `Đã áp dụng mã ${code}: ${effect}.`;
    return c.json({ success: true as const, ...promo, ...percent, effect, message });
  });
  return describe('Cart', routes, () => ({
    'POST /promo': {
      id: 'checkPromoCode',
      summary: 'Checks a promo code',
      session: 'optional',
      reply: success({
        code: z.string().meta({ examples: ['WELCOME10'] }),
        kind: z.enum(promoKinds),
        value: z.int().describe('Discount in percent, or in đồng'),
        percent: z.int().optional().describe('Discount in percent, if it is one'),
        minimum: z.int().describe('Total of the goods from which the code is valid, in đồng'),
        effect: z.string().meta({ examples: ['giảm 10% tiền hàng'] }),
        discount: z.int().describe('Discount on the stored cart, in đồng'),
        message: z.string(),
      }),
      errors: [...promoErrors, 'PROMO_NEEDS_LOGIN', 'UNAUTHENTICATED'],
      example: { body: { code: 'WELCOME10' } },
    },
  }));
}
