import { siteOf } from '../rate-limit/network.ts';
import { networkReader } from './client-address.ts';
import type { Handler } from './drain.ts';

/**
 * Maximum size of the replies that the clients of one network have not read yet, in bytes, and the
 * size of a reply without a `Content-Length`. A connection of HTTP/2 has hundreds of replies.
 */
const defaultMaxBytes = 24 * 2 ** 20;
const streamSize = 64 * 2 ** 10;

/** Size of the headers and the state of a reply, in bytes. */
const baseSize = 4 * 2 ** 10;

/**
 * Maximum size of a reply of HTTP/1 that is not counted, in bytes: a connection has one at a time,
 * and counting one takes as long as sending it, because its body becomes a stream.
 */
const freeSize = 64 * 2 ** 10;

/**
 * Wraps a handler so that one network, also a /48, cannot fill the memory with replies that it does
 * not read. Further ones are answered with 503 and no body.
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

  /** Counts a reply until it is sent. */
  function count(site: string, reply: Response, { completed }: Deno.ServeHandlerInfo): Response {
    const length = reply.headers.get('Content-Length');
    const size = baseSize + (reply.body === null ? 0 : length === null ? streamSize : +length);
    const before = unread.get(site) ?? 0;
    // A single large reply is always possible.
    if (before > 0 && before + size > maxBytes) {
      reply.body?.cancel().catch(() => {});
      return refuse();
    }
    unread.set(site, before + size);
    const release = () => {
      const left = (unread.get(site) ?? 0) - size;
      if (left > 0) unread.set(site, left);
      else unread.delete(site);
    };
    completed.then(release, release);
    return reply;
  }

  function siteOfClient(request: Request, { remoteAddr }: Deno.ServeHandlerInfo): string {
    const peer = 'hostname' in remoteAddr ? remoteAddr.hostname : '';
    return siteOf(networkOf(peer, request.headers.get('X-Forwarded-For')));
  }

  return (request, info) => {
    const isFull = unread.size > 0 && (unread.get(siteOfClient(request, info)) ?? 0) >= maxBytes;
    if (isFull) return refuse();
    const counted = (reply: Response) =>
      isFree(request, reply) ? reply : count(siteOfClient(request, info), reply, info);
    const reply = handler(request, info);
    return reply instanceof Response ? counted(reply) : reply.then(counted);
  };
}

/**
 * Returns `true` for a small reply of HTTP/1. A reply without a length may be large. HTTP/2 allows
 * no `Connection` header (RFC 9113, section 8.2.2).
 */
function isFree(request: Request, { headers }: Response): boolean {
  const length = headers.get('Content-Length');
  return length !== null && +length <= freeSize && request.headers.has('Connection');
}

const refuse = () => new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
