import type { Context } from 'hono';
import { isIP } from 'node:net';

/** Stands for who asks within this process, over no connection. */
const withinProcess = 'local';

/**
 * Makes a function that says from which address a request came, in the form that limits are counted
 * by: IPv6 without what one customer of a network can choose freely, which is all after a /64.
 *
 * `X-Forwarded-For` is believed as far as addresses of trusted proxies stand in it, from the right.
 *
 * @param trustedProxies addresses of proxies that append to the header who asked them
 *
 * @example
 * ```ts
 * import { Hono } from 'hono';
 * import { clientAddress } from './client-address.ts';
 * import assert from 'node:assert/strict';
 *
 * const addressOf = clientAddress(['127.0.0.1']);
 * const app = new Hono().get('/', (c) => c.text(addressOf(c)));
 * const headers = { 'X-Forwarded-For': '198.51.100.1, 192.0.2.7' };
 * const reply = await app.request('/', { headers }, { remoteAddr: { hostname: '127.0.0.1' } });
 * assert.equal(await reply.text(), '192.0.2.7');
 * ```
 */
export function clientAddress(trustedProxies: readonly string[]): (c: Context) => string {
  const trusted = new Set(trustedProxies.map(readAddress));
  return (c) => {
    let address = readAddress(peerOf(c));
    if (!address) return withinProcess;
    const forwarded = c.req.header('X-Forwarded-For')?.split(',').reverse() ?? [];
    for (const entry of forwarded) {
      if (!trusted.has(address)) break;
      const before = readAddress(entry);
      // What a proxy has not written itself ends the chain.
      if (!before) break;
      address = before;
    }
    return network(address);
  };
}

/** The other end of the connection, where `Deno.serve` has told it. */
function peerOf(c: Context): string {
  const connection: { remoteAddr?: { hostname?: unknown } } | undefined = c.env;
  const hostname = connection?.remoteAddr?.hostname;
  return typeof hostname === 'string' ? hostname : '';
}

/** An address in its one way of writing, without a port; undefined for what is none. */
function readAddress(text: string): string | undefined {
  const [, bracketed, v4] = /^\s*(?:\[([^\]]{1,45})\](?::\d{1,5})?|([\d.]{7,15}):\d{1,5})\s*$/
    .exec(text) ?? [];
  const address = bracketed ?? v4 ?? text.trim();
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6 || address.includes('%')) return undefined;
  const canonical = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  return canonical && (v4Within(canonical) ?? canonical);
}

/** The IPv4 address that an IPv6 one stands for on a socket of both kinds, such as ::ffff:c000:207. */
function v4Within(address: string): string | undefined {
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address) ?? [];
  if (!high || !low) return undefined;
  return [high, low].flatMap((group) => {
    const number = parseInt(group, 16);
    return [number >> 8, number & 255];
  }).join('.');
}

function network(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array(8 - head.length - tail.length).fill('0') : [];
  return `${[...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`;
}
