import type { Context } from 'hono';
import { BlockList, isIP } from 'node:net';
import { type Network, toNetwork, toV4 } from '../rate-limit/network.ts';

/** Address of requests within this process, which have no connection. */
export const localAddress = 'local';

/**
 * Creates a function that returns the network of the client of a request, for limits.
 *
 * The entries of `X-Forwarded-For` are read from the right, as long as they were added by a trusted
 * proxy.
 *
 * @param trustedProxies addresses or networks, such as `10.0.0.0/8`, of proxies that append the
 * address of their client to the header
 */
export function clientAddress(trustedProxies: readonly string[]): (c: Context) => Network {
  const networkOf = networkReader(trustedProxies);
  return (c) => networkOf(peerAddress(c), c.req.header('X-Forwarded-For'));
}

/**
 * Creates the function behind {@linkcode clientAddress}, for the address of the peer and the value
 * of `X-Forwarded-For`.
 */
export function networkReader(
  trustedProxies: readonly string[],
): (peer: string, forwarded?: string | null) => Network {
  const isTrusted = proxyMatcher(trustedProxies);
  return (peer, forwarded) => {
    let address = parseAddress(peer);
    if (!address) return localAddress;
    for (const entry of forwarded?.split(',').reverse() ?? []) {
      if (!isTrusted(address)) break;
      const previous = parseAddress(entry);
      // An invalid entry was not added by a proxy.
      if (!previous) break;
      address = previous;
    }
    return toNetwork(address);
  };
}

/** Creates a function that returns `true` for a canonical address of the proxies. */
function proxyMatcher(proxies: readonly string[]): (address: string) => boolean {
  const familyOf = (address: string) => address.includes(':') ? 'ipv6' : 'ipv4';
  const trusted = new Set(proxies.map(parseAddress));
  const networks = proxies.filter((proxy) => proxy.includes('/'));
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', prefix] = network.split('/');
    list.addSubnet(base, Number(prefix), familyOf(base));
  }
  return (address) =>
    trusted.has(address) || networks.length > 0 && list.check(address, familyOf(address));
}

/** Returns the network of an address in any notation; `undefined` if it is none. */
export function parseNetwork(text: string): Network | undefined {
  const address = parseAddress(text);
  return address && toNetwork(address);
}

/** Address of the peer of the connection, which `Deno.serve` passes as `env`. */
function peerAddress(c: Context): string {
  const connection: { remoteAddr?: { hostname?: unknown } } | undefined = c.env;
  const hostname = connection?.remoteAddr?.hostname;
  return typeof hostname === 'string' ? hostname : '';
}

/** Parses an address, with or without a port, into its canonical form. */
function parseAddress(text: string): string | undefined {
  const [, bracketed, v4] = /^\s*(?:\[([^\]]{1,45})\](?::\d{1,5})?|([\d.]{7,15}):\d{1,5})\s*$/
    .exec(text) ?? [];
  const address = bracketed ?? v4 ?? text.trim();
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6 || address.includes('%')) return undefined;
  const canonical = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  return canonical && (mappedV4(canonical) ?? canonical);
}

/** Returns the IPv4 address of an IPv4-mapped IPv6 address such as ::ffff:c000:207. */
function mappedV4(address: string): string | undefined {
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address) ?? [];
  return high && low ? toV4(high, low) : undefined;
}
