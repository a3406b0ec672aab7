import { parsePhone } from '../../contract/checkout/phone.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
import type { Network } from '../../rate-limit/network.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { lookUpLimits, unlockLimits } from '../../rate-limit/rate-rules.ts';
import {
  findOrderByCode,
  issueOrderLink,
  type OpenedOrder,
  type OpenOrderDeps,
} from './open-order.ts';

/** Dependencies of the functions that compare a phone number. */
export interface LookUpDeps extends OpenOrderDeps {
  limiter: RateLimiter;
}

/** An order, and the key with which its page is opened from then on. */
export interface FoundOrder {
  opened: OpenedOrder;
  key: string;
}

/**
 * Finds the order with a code and a phone number: that of the recipient, or of the giver of a gift.
 * Only wrong pairs count towards the limits. The slip in the parcel of a gift has the code, so that
 * the number of the recipient opens less of it.
 *
 * @throws {NotFoundError} if there is none
 * @throws {RateLimitError} after five wrong pairs from a network, or for a code
 */
export async function lookUpOrder(
  deps: LookUpDeps,
  { code, phone }: { code: string; phone: string },
  network: Network,
): Promise<FoundOrder> {
  const { database, clock, limiter } = deps;
  const rules = lookUpLimits(network, code);
  await limiter.take(rules);
  const order = await findOrderByCode(database, code);
  const number = parsePhone(phone);
  const isGiver = number !== undefined && number === order?.giverPhone;
  if (!order || number === undefined || !isGiver && parsePhone(order.phone) !== number) {
    throw new NotFoundError('lookUp');
  }
  await limiter.giveBack(rules);
  const access = order.giftNote === null || isGiver ? 'full' : 'gift';
  const key = await issueOrderLink(database, order.id, access, clock());
  return { opened: { order, access }, key };
}

/**
 * Opens the whole order after the link of a mail, for a customer who knows the last four digits of
 * its phone number. Only wrong digits count towards the limit.
 *
 * @throws {ValidationError} `digits` if they are wrong
 * @throws {RateLimitError} after five wrong ones in an hour
 */
export async function unlockOrder(
  { database, clock, limiter }: LookUpDeps,
  { order }: OpenedOrder,
  digits: string,
): Promise<FoundOrder> {
  const rules = unlockLimits(order.id);
  await limiter.take(rules);
  if (!order.phone.replace(/\D/g, '').endsWith(digits)) {
    throw new ValidationError('digits', { issues: [{ path: 'digits', reason: 'digits' }] });
  }
  await limiter.giveBack(rules);
  const key = await issueOrderLink(database, order.id, 'full', clock());
  return { opened: { order, access: 'full' }, key };
}
