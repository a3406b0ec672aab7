import { siteOf } from '../rate-limit/network.ts';
import { networkReader } from './client-address.ts';
import type { Handler } from './drain.ts';

/**
 * Maximum size of the replies that all clients have not read yet, in bytes, and the size of a reply
 * without a `Content-Length`. A connection of HTTP/2 has hundreds of replies.
 */
const defaultMaxBytes = 48 * 2 ** 20;
const streamSize = 64 * 2 ** 10;

/** Size of a request, its headers, and the stream of its reply, in bytes (measured). */
const baseSize = 36 * 2 ** 10;

/**
 * Maximum size of a reply of HTTP/1 that is not counted, in bytes: a connection has one at a time,
 * and counting one takes as long as sending it, because its body becomes a stream.
 */
const freeSize = 64 * 2 ** 10;

/**
 * Wraps a handler so that replies that are not read cannot fill the memory. Further ones are
 * answered with 503 and no body. One network, also a /48, may have as much as half of what is left,
 * so that a few networks always leave room for others.
 *
 * @param trustedProxies addresses of proxies whose `X-Forwarded-For` header is trusted
 */
export function limitUnread(
  handler: Handler,
  trustedProxies: readonly string[],
  { maxBytes = defaultMaxBytes } = {},
): Handler {
  const networkOf = networkReader(trustedProxies);
  const unread = new Map<string, number>();
  let total = 0;

  /** Returns `true` if there is no room for a reply. The first one of a network may be large. */
  function isFull(site: string, size: number): boolean {
    const own = unread.get(site);
    return own === undefined ? total >= maxBytes : own + size > (maxBytes - total) / 2;
  }

  /** Adds to what a network has not read. */
  function add(site: string, size: number): void {
    total += size;
    const own = (unread.get(site) ?? 0) + size;
    if (own > 0) unread.set(site, own);
    else unread.delete(site);
  }

  /** Counts a reply until it is sent. */
  function count(site: string, reply: Response, { completed }: Deno.ServeHandlerInfo): Response {
    const length = reply.headers.get('Content-Length');
    // Deno completes the reply when it is read, because its body has become a stream here.
    const size = baseSize + (reply.body === null ? 0 : length === null ? streamSize : +length);
    if (isFull(site, size)) {
      reply.body?.cancel().catch(() => {});
      return refuse();
    }
    add(site, size);
    const release = () => add(site, -size);
    completed.then(release, release);
    return reply;
  }

  function siteOfClient(request: Request, { remoteAddr }: Deno.ServeHandlerInfo): string {
    const peer = 'hostname' in remoteAddr ? remoteAddr.hostname : '';
    return siteOf(networkOf(peer, request.headers.get('X-Forwarded-For')));
  }

  return (request, info) => {
    if (unread.size > 0) {
      const site = siteOfClient(request, info);
      // The small replies of HTTP/1 are sent even if others have taken all.
      if ((unread.has(site) || !isHttp1(request)) && isFull(site, 0)) return refuse();
    }
    const counted = (reply: Response) =>
      isFree(request, reply) ? reply : count(siteOfClient(request, info), reply, info);
    const reply = handler(request, info);
    return reply instanceof Response ? counted(reply) : reply.then(counted);
  };
}

/** Returns `true` for a small reply of HTTP/1. A reply without a length may be large. */
function isFree(request: Request, { headers }: Response): boolean {
  const length = headers.get('Content-Length');
  return length !== null && +length <= freeSize && isHttp1(request);
}

/** Returns `true` if the request has a header that HTTP/2 forbids (RFC 9113, section 8.2.2). */
const isHttp1 = ({ headers }: Request): boolean => headers.has('Connection');

const refuse = () => new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
