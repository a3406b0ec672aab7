import type { RateRule } from './rate-limiter.ts';

/**
 * Number of /64 networks whose limits a /48 network may use up together. A provider assigns a /48
 * to one site, or to many telephones.
 */
const networksPerSite = 8;

/**
 * Returns the rules that limit a network: one for an IPv4 address, and one each for the /64 and the
 * /48 of an IPv6 address, because one client may have a whole /48.
 *
 * @param rule scope and limit of an IPv4 address or a /64
 * @param address client address from `clientAddress()`
 * @param subject counts the attempts of a network on each subject separately, such as an e-mail
 *
 * @example
 * ```ts
 * import { networkRules } from './network-rules.ts';
 * import assert from 'node:assert/strict';
 *
 * const rule = { scope: 'log-in', limit: 10, per: 60_000 };
 * assert.equal(networkRules(rule, '192.0.2.1').length, 1);
 * assert.equal(networkRules(rule, '2001:db8:1:2::/64')[1]?.subject, '2001:db8:1::/48');
 * ```
 */
export function networkRules(
  rule: Omit<RateRule, 'subject'>,
  address: string,
  subject?: string,
): RateRule[] {
  const toSubject = (network: string) => subject === undefined ? network : `${network}\n${subject}`;
  const rules = [{ ...rule, subject: toSubject(address) }];
  if (!address.endsWith('::/64')) return rules;
  const site = `${address.split(':').slice(0, 3).join(':')}::/48`;
  return [...rules, { ...rule, subject: toSubject(site), limit: rule.limit * networksPerSite }];
}
