import { placeFields } from '../contract/checkout/address-fields.ts';
import type { Address } from '../contract/checkout/address.ts';
import { type Network, siteOf } from '../rate-limit/network.ts';
import { comparableText } from './comparable-text.ts';

/**
 * Returns the origins of an order: its network, phone number and delivery address, as they are
 * counted. A client can use many accounts and mailboxes, but needs another of these for more stock.
 *
 * @param phone normalized phone number
 *
 * @example
 * ```ts
 * import { originsOf } from './order-origins.ts';
 * import { sampleAddress } from '../testing/sample-address.ts';
 * import assert from 'node:assert/strict';
 *
 * const [network, phone] = originsOf(sampleAddress, '2001:db8:1:2::/64');
 * assert.deepEqual([network, phone], ['network 2001:db8:1::/48', `phone ${sampleAddress.phone}`]);
 * ```
 */
export function originsOf(
  address: Address,
  network: Network | undefined,
): string[] {
  // The former place of a commune is the customer's choice, so that it does not count.
  const fields = placeFields.filter((field) =>
    field !== 'district' || address.scheme !== 'communes'
  );
  return [
    ...(network === undefined ? [] : [networkOrigin(network)]),
    phoneOrigin(address.phone),
    `address ${fields.map((field) => comparableText(address[field])).join('|')}`,
  ];
}

/** Returns the origin of all orders from a network: an IPv4 address or the /48 of an IPv6 one. */
export const networkOrigin = (network: Network) => `network ${siteOf(network)}`;

/** Returns the origin of all orders with a normalized phone number. */
export const phoneOrigin = (phone: string) => `phone ${phone}`;
