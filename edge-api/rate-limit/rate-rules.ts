// All rate limits of the API. The scopes are stored as digests: a changed scope starts at zero.
import { noticeLifetime } from '../catalogue/stock-notices/end-notices.ts';
import { emailKey } from '../contract/account/user.ts';
import { parseOrderCode } from '../contract/orders/order-code.ts';
import { linkLifetime } from '../orders/own/open-order.ts';
import { networkRules } from './network.ts';
import type { RateRule } from './rate-limiter.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits that an owner can set. */
export interface AccountLimits {
  /** Log-ins to one account in ten minutes, from one network or from one known browser. */
  logIns: number;
  /** Log-ins to one account in a day, from all unknown browsers together. */
  logInsPerAccount: number;
  /** Mails that strangers can cause to one mailbox in a day, half of them in an hour. */
  mailsPerDay: number;
}

/**
 * Limits of log-ins from a browser that is not known to the account. They apply to e-mail addresses
 * with and without an account. No single network can use up the limit of an account. Log-ins and
 * confirmations of staff with a password count apart from those of customers.
 */
export function logInLimits(
  address: string,
  email: string,
  limits: AccountLimits,
  kind: 'log-in' | 'staff log-in' = 'log-in',
): RateRule[] {
  const { logIns, logInsPerAccount } = limits;
  const key = emailKey(email);
  return [
    ...networkRules({ scope: `${kind} by address`, limit: 30, per: 10 * minute }, address),
    ...networkRules({ scope: `${kind} by both`, limit: logIns, per: 10 * minute }, address, key),
    { scope: `${kind} by account`, subject: key, limit: logInsPerAccount, per: day },
  ];
}

/** Limits of the use of invitations and passkeys. They cannot be guessed, but cost work. */
export function staffLimits(address: string): RateRule[] {
  return networkRules({ scope: 'staff by address', limit: 60, per: 10 * minute }, address);
}

/**
 * Limits of log-ins from a browser that has logged in to the account before. Attempts of other
 * browsers do not count. The second rule bounds the hashing for an account with many browsers.
 */
export function knownDeviceLimits(
  userId: string,
  deviceId: string,
  { logIns }: AccountLimits,
): RateRule[] {
  const rule = { per: 10 * minute };
  return [
    { ...rule, scope: 'log-in by device', subject: `${userId}\n${deviceId}`, limit: logIns },
    { ...rule, scope: 'log-in by known devices', subject: userId, limit: 4 * logIns },
  ];
}

export function registerLimits(address: string, email: string): RateRule[] {
  const key = emailKey(email);
  return [
    ...networkRules({ scope: 'register by address', limit: 10, per: hour }, address),
    ...networkRules({ scope: 'register by both', limit: 5, per: hour }, address, key),
  ];
}

/**
 * Limits of requests for notices of stock. The last one bounds the rows of a network, which live as
 * long as its period.
 */
export function stockNoticeLimits(address: string, limits: AccountLimits): RateRule[] {
  const rule = { scope: 'stock notice by address, life', limit: 200, per: noticeLifetime };
  return [...mailRequestLimits('stock notice', address, limits), ...networkRules(rule, address)];
}

/** Limits of codes of guests. Each mail allows a few only, whoever tries them. */
export function guestConfirmLimits(address: string): RateRule[] {
  return networkRules({ scope: 'guest confirm by address', limit: 30, per: hour }, address);
}

/**
 * Limits of requests for mails, with and without an account. The mails to one address are limited
 * when they are sent, by `reserveMail()`: a limit of requests would let strangers use up that of
 * its owner.
 */
export function mailRequestLimits(
  kind: 'resend' | 'forgot' | 'guest code' | 'stock notice',
  address: string,
  { mailsPerDay }: AccountLimits,
): RateRule[] {
  const perNetwork = 5 * mailsPerDay;
  return [
    ...networkRules({ scope: `${kind} by address`, limit: 10, per: hour }, address),
    ...networkRules({ scope: `${kind} by address, day`, limit: perNetwork, per: day }, address),
  ];
}

/** Limits of the use of links in mails. Their tokens cannot be guessed, but cost work. */
export function linkLimits(address: string): RateRule[] {
  return networkRules({ scope: 'link by address', limit: 30, per: hour }, address);
}

/** Limits of pictures of goods to return. Each is at most 1 MB, and its order was delivered. */
export function returnPictureLimits(address: string, userId: string): RateRule[] {
  return [
    ...networkRules({ scope: 'return picture by address', limit: 30, per: day }, address),
    { scope: 'return picture by customer', subject: userId, limit: 10, per: day },
  ];
}

/** Limits of requested changes of an e-mail address. Each sends a mail to any address. */
export function emailChangeLimits(address: string, userId: string): RateRule[] {
  return [
    ...networkRules({ scope: 'e-mail change by address', limit: 10, per: hour }, address),
    { scope: 'e-mail change by account, day', subject: userId, limit: 3, per: day },
  ];
}

/** Limit of all other changes of an account and its addresses. */
export function accountChangeLimits(userId: string): RateRule[] {
  return [{ scope: 'account change by account', subject: userId, limit: 60, per: hour }];
}

export function exportLimits(userId: string): RateRule[] {
  return [{ scope: 'export by account', subject: userId, limit: 10, per: hour }];
}

/** Limit of changes of the reviews of an account. The owner reads each of them. */
export function reviewLimits(userId: string): RateRule[] {
  return [{ scope: 'review by account', subject: userId, limit: 30, per: hour }];
}

export function facebookLimits(address: string, facebookId: string): RateRule[] {
  const rule = { per: 10 * minute };
  return [
    ...networkRules({ ...rule, scope: 'facebook by address', limit: 30 }, address),
    ...networkRules({ ...rule, scope: 'facebook by both', limit: 10 }, address, facebookId),
  ];
}

/**
 * Limits of orders. Many customers share the address of a mobile network. The rows of an order stay
 * also after it was cancelled, so that those of a day are limited as well.
 */
export function orderLimits(address: string, userId: string): RateRule[] {
  return [
    ...networkRules({ scope: 'order by address', limit: 120, per: hour }, address),
    ...networkRules({ scope: 'order by address, day', limit: 500, per: day }, address),
    { scope: 'order by account', subject: userId, limit: 20, per: hour },
    { scope: 'order by account, day', subject: userId, limit: 50, per: day },
  ];
}

/** Limits of unknown promo codes: codes of much value cannot be found by trying them out. */
export function promoLimits(address: string): RateRule[] {
  return networkRules({ scope: 'promo code by address', limit: 60, per: hour }, address);
}

/**
 * Limits of wrong look-ups of an order, from a network and of a code: neither codes nor phone
 * numbers can be tried out. All spellings of a code share a limit.
 */
export function lookUpLimits(address: string, code: string): RateRule[] {
  const subject = Object.values(parseOrderCode(code) ?? { code })[0]!;
  return [
    ...networkRules({ scope: 'look-up by address', limit: 5, per: hour }, address),
    { scope: 'look-up by code', subject, limit: 5, per: hour },
  ];
}

/**
 * Limits of wrong digits of a phone number with the link of a mail. In the life of a link, the
 * first limit alone allows all 10,000.
 */
export function unlockLimits(orderId: string): RateRule[] {
  const rule = { scope: 'unlock by order, life', limit: 30, per: linkLifetime.mail };
  return [
    { scope: 'unlock by order', subject: orderId, limit: 5, per: hour },
    { ...rule, subject: orderId },
  ];
}

/** Limits of what a customer changes of an order on its page. */
export function ownOrderLimits(address: string, orderId: string): RateRule[] {
  return [
    ...networkRules({ scope: 'order change by address', limit: 120, per: hour }, address),
    { scope: 'order change by order', subject: orderId, limit: 30, per: hour },
  ];
}
