import {
  type ContentChange,
  type EncodedBody,
  encodedSize,
  LruCache,
  RateLimitError,
} from '@thach-an/edge-api';

/** A rendered page, which is the same for every visitor. */
export interface RenderedDocument {
  status: 200 | 404;
  body: EncodedBody;
  contentSecurityPolicy: string;
  products: ReadonlySet<string>;
  /** `true` if the page also depends on the prices of products that it does not show. */
  byPrice: boolean;
}

export interface DocumentCacheOptions {
  /** Maximum size in bytes; the least recently used documents are removed first. */
  bytes: number;
  /** Maximum age of a page in ms: the featured products of the home page change with it. */
  age: number;
  /** Returns the time of a monotonic clock in ms. */
  now?: () => number;
  /** Called with the error of a rendering for which no request waits. */
  onError?: (error: unknown) => void;
  /**
   * Called for each request: `hit` for a current page, `stale` for one above its maximum age,
   * `miss` for one that has to be rendered.
   */
  onRequest?: (result: 'hit' | 'stale' | 'miss') => void;
}

interface Entry {
  document: RenderedDocument;
  until: number;
  outdated: boolean;
}

interface Rendering {
  result: Promise<RenderedDocument | Response>;
  /** Changes since the rendering began. */
  changes: ContentChange[];
}

/** Creates an empty cache of rendered pages. */
export function createDocumentCache(options: DocumentCacheOptions) {
  const { bytes, age, now = () => performance.now() } = options;
  const { onError = () => {}, onRequest = () => {} } = options;
  const cached = new LruCache<string, Entry>({
    maxSize: bytes,
    sizeOf: ({ document }) => encodedSize(document.body),
  });
  const renderings = new Map<string, Rendering>();

  function keep(key: string, document: RenderedDocument, outdated: boolean) {
    if (encodedSize(document.body) > bytes / 4) return;
    cached.set(key, { document, until: now() + age, outdated });
  }

  async function renderAndKeep(
    key: string,
    render: () => Promise<RenderedDocument | Response>,
    rendering: Rendering,
  ) {
    // Another rendering may have begun after a change.
    const isLatest = () => renderings.get(key) === rendering;
    try {
      const result = await render();
      if (!(result instanceof Response) && isLatest()) {
        keep(key, result, rendering.changes.some((change) => isOutdatedBy(result, change)));
      }
      return result;
    } finally {
      if (isLatest()) renderings.delete(key);
    }
  }

  function start(key: string, render: () => Promise<RenderedDocument | Response>) {
    const { promise, resolve } = Promise.withResolvers<RenderedDocument | Response>();
    const rendering: Rendering = { result: promise, changes: [] };
    renderings.set(key, rendering);
    resolve(renderAndKeep(key, render, rendering));
    return promise;
  }

  return {
    /** Size of the cached pages in bytes, in all encodings. */
    get size() {
      return cached.size;
    },
    /**
     * Returns the cached page, or that of `render`. Concurrent requests for a page share one
     * rendering. A response that is not a document is not cached.
     *
     * A page above its maximum age is returned while a new one is rendered. An outdated page is
     * returned only if `render` throws a {@linkcode RateLimitError}.
     *
     * @throws the error of `render`, which is not cached
     */
    async get<D extends RenderedDocument | Response>(
      key: string,
      render: () => Promise<D>,
    ): Promise<RenderedDocument | D> {
      const entry = cached.get(key);
      const pending = renderings.get(key);
      if (entry && !entry.outdated) {
        const isStale = entry.until <= now();
        onRequest(isStale ? 'stale' : 'hit');
        if (isStale && !pending) start(key, render).catch(onError);
        return entry.document;
      }
      onRequest('miss');
      // A rendering that began before a change must not answer a request that came after it.
      const shared = pending?.changes.length === 0 ? pending : undefined;
      try {
        if (!shared) return await start(key, render) as D;
        const result = await shared.result;
        // The body of a response can be read once only, so each request needs its own.
        return result instanceof Response ? await render() : result;
      } catch (error) {
        if (entry && error instanceof RateLimitError) return entry.document;
        throw error;
      }
    },
    /** Returns the state of a page, which is 'current' also above its maximum age. */
    state(key: string) {
      const entry = cached.peek(key);
      if (!entry) return 'absent';
      return entry.outdated ? 'outdated' : 'current';
    },
    /** Replaces a page that is in the cache by one with further encodings. */
    replace(key: string, document: RenderedDocument, replacement: RenderedDocument) {
      const entry = cached.peek(key);
      if (entry?.document === document) cached.set(key, { ...entry, document: replacement });
    },
    /** `true` if a page is in the cache and current. It becomes the most recently used one. */
    isCurrent(key: string, document: RenderedDocument): boolean {
      const entry = cached.get(key);
      return entry?.document === document && !entry.outdated && entry.until > now();
    },
    /**
     * Marks pages as outdated, also those that are being rendered.
     *
     * @param change invalidates the pages that show one of its products and, if prices have
     * changed, the pages that depend on them. Without `ids`, all pages are outdated.
     * @default change all pages
     */
    outdate(change: ContentChange = {}) {
      for (const entry of cached.values()) {
        entry.outdated ||= isOutdatedBy(entry.document, change);
      }
      for (const { changes } of renderings.values()) changes.push(change);
    },
  };
}

function isOutdatedBy(
  { products, byPrice }: RenderedDocument,
  { ids, prices = false }: ContentChange,
): boolean {
  return !ids || prices && byPrice || ids.some((id) => products.has(id));
}
