import type { Context, MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { type Log, redactPath } from '../log.ts';
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

/** Variables of the context for {@linkcode ReplyMemo}. */
export interface ReplyMemoVariables {
  reusableReply?: ReusableReply;
}

interface Entry extends ReusableReply {
  status: number;
  /** Names and values of all headers but the request id. */
  headers: readonly [string, string][];
  path: string;
}

/** Maximum number of remembered replies. Several may refer to one body. */
const maxEntries = 2_000;

/** Maximum size of the different bodies of remembered replies, in bytes. */
const defaultMaxBytes = 64 * 2 ** 20;

const requestIdHeader = 'x-request-id';

/**
 * Remembers replies with all headers that the middleware has added, and sends them again without
 * running the application: for small replies that takes longer than sending them. Each one still
 * gets its own request id and its line in the log.
 */
export class ReplyMemo {
  // A map keeps the order of insertion: the first entry is the oldest.
  readonly #entries = new Map<string, Entry>();
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
    this.#delete(key);
    this.#entries.set(key, entry);
    const uses = this.#uses.get(entry.source) ?? 0;
    this.#uses.set(entry.source, uses + 1);
    if (uses === 0) this.#bytes += entry.size;
    // An entry that is outdated, or no longer in another cache, would keep its body for ever.
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= maxEntries && this.#bytes <= this.#maxBytes) return;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
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
      const headers = [...c.res.headers].filter(([name]) => name !== requestIdHeader);
      const key = keyOf(c.req.raw);
      if (key === undefined) return;
      const entry = { ...reusable, status: c.res.status, headers, path: redactPath(c.req.path) };
      this.#add(key, entry);
    };

  /** Returns a remembered reply to a request, if there is one that is current. */
  answer(request: Request): Response | undefined {
    if (request.method !== 'GET' || this.#entries.size === 0) return undefined;
    const start = performance.now();
    const key = keyOf(request);
    const entry = key === undefined ? undefined : this.#entries.get(key);
    if (key === undefined || !entry) return undefined;
    if (!entry.isCurrent()) {
      this.#delete(key);
      return undefined;
    }
    const id = readRequestId(request.headers.get(requestIdHeader));
    const { body, status, headers, path } = entry;
    const reply = new Response(body, { status, headers: [...headers, [requestIdHeader, id]] });
    logRequest(this.#log, { id, method: 'GET', path, status }, performance.now() - start);
    return reply;
  }
}

/** Marks the reply of a context as reusable. */
export function markReusable(c: Context, reply: ReusableReply): void {
  c.set('reusableReply', reply);
}

/** Maximum length of the key of a remembered reply. */
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
