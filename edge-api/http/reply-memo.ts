import type { Context, MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { type Log, redactPath } from '../log.ts';
import { LruCache } from '../lru-cache.ts';
import { cacheRequests } from '../telemetry/metrics.ts';
import { recordRequest, routeOf } from '../telemetry/request-telemetry.ts';
import { logRequest } from './request-log.ts';

/** A reply that may be sent again, as long as `isCurrent()` returns `true`. */
export interface ReusableReply {
  body: Uint8Array<ArrayBuffer> | null;
  /** Object with all forms of the body. The reply keeps it in memory. */
  source: object;
  /** Size of `source` in bytes. */
  size: number;
  isCurrent: () => boolean;
}

export interface ReplyMemoVariables {
  reusableReply?: ReusableReply;
}

interface Entry extends Omit<ReusableReply, 'body'> {
  /**
   * Reply that is cloned for each request. In Deno that takes less than a microsecond, while the
   * construction of a response validates and compares all headers, and copies the body.
   */
  template: Response;
  /** Size of the body of the template, which is a copy, in bytes. */
  bodySize: number;
  path: string;
  route: string;
}

const maxEntries = 2_000;

/** Maximum size of the bodies of remembered replies and of their sources, in bytes. */
const defaultMaxBytes = 32 * 2 ** 20;

const requestIdHeader = 'x-request-id';

/**
 * Remembers replies with all headers that the middleware has added, and sends them again without
 * running the application: for small replies that takes longer than sending them. Each one still
 * gets its own request id and its line in the log.
 */
export class ReplyMemo {
  readonly #entries = new LruCache<string, Entry>({
    maxEntries,
    onRemove: (entry) => this.#release(entry),
  });
  readonly #log: Log;
  readonly #maxBytes: number;
  /** Number of entries by the object that they keep in memory. */
  readonly #uses = new Map<object, number>();
  #bytes = 0;

  constructor(log: Log, { maxBytes = defaultMaxBytes } = {}) {
    this.#log = log;
    this.#maxBytes = maxBytes;
  }

  #add(key: string, entry: Entry): void {
    const uses = this.#uses.get(entry.source) ?? 0;
    this.#uses.set(entry.source, uses + 1);
    this.#bytes += entry.bodySize + (uses === 0 ? entry.size : 0);
    this.#entries.set(key, entry);
    // An entry that is outdated, or no longer in another cache, would keep its body for ever.
    while (this.#bytes > this.#maxBytes) this.#entries.deleteOldest();
  }

  #release(entry: Entry): void {
    this.#bytes -= entry.bodySize;
    const uses = (this.#uses.get(entry.source) ?? 0) - 1;
    if (uses > 0) {
      this.#uses.set(entry.source, uses);
      return;
    }
    this.#uses.delete(entry.source);
    this.#bytes -= entry.size;
  }

  /** Middleware around all others, which remembers reusable replies. */
  readonly remember: MiddlewareHandler<{ Variables: RequestIdVariables & ReplyMemoVariables }> =
    async (c, next) => {
      await next();
      const reusable = c.get('reusableReply');
      if (!reusable || c.req.method !== 'GET') return;
      const key = keyOf(c.req.raw);
      if (key === undefined) return;
      const { body, source, size, isCurrent } = reusable;
      const { status, headers } = c.res;
      const template = new Response(body, { status, headers });
      this.#add(key, {
        template,
        bodySize: body?.length ?? 0,
        source,
        size,
        isCurrent,
        path: redactPath(c.req.path),
        route: routeOf(c),
      });
    };

  /** Returns a remembered reply to a request, if there is one that is current. */
  answer(request: Request): Response | undefined {
    if (request.method !== 'GET' || this.#entries.count === 0) return undefined;
    const start = performance.now();
    const key = keyOf(request);
    const entry = key === undefined ? undefined : this.#entries.peek(key);
    if (key === undefined || !entry) return undefined;
    if (!entry.isCurrent()) {
      this.#entries.delete(key);
      return undefined;
    }
    const id = readRequestId(request.headers.get(requestIdHeader));
    const reply = entry.template.clone();
    reply.headers.set(requestIdHeader, id);
    const logged = { id, method: 'GET', path: entry.path, status: reply.status };
    const duration = performance.now() - start;
    logRequest(this.#log, logged, duration);
    recordRequest({ method: 'GET', route: entry.route, status: reply.status }, duration);
    cacheRequests.add(1, { 'cache.name': 'replies', 'cache.result': 'hit' });
    return reply;
  }
}

export function markReusable(c: Context, reply: ReusableReply): void {
  c.set('reusableReply', reply);
}

const maxKeyLength = 2_000;

/**
 * Returns the parts of a request on which a reusable reply may depend; `undefined` if it is not
 * remembered. The reply to another origin depends on that origin as well.
 */
function keyOf({ url, headers }: Request): string | undefined {
  if (headers.has('origin')) return undefined;
  const encoding = headers.get('accept-encoding') ?? '';
  const etag = headers.get('if-none-match') ?? '';
  const key = `${url}\n${encoding}\n${etag}`;
  return key.length > maxKeyLength ? undefined : key;
}

/** Returns the id of a request that a proxy has set, or a new one, as Hono's `requestId()` does. */
function readRequestId(header: string | null): string {
  return header && header.length <= 64 && /^[\w\-=]+$/.test(header) ? header : crypto.randomUUID();
}
