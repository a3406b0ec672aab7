import { type EncodedBody, encodedSize } from '@thach-an/edge-api';
import { RenderLimitError } from './render-limits.ts';

/** A rendered page, which is the same for every visitor. */
export interface RenderedDocument {
  status: 200 | 404;
  body: EncodedBody;
  contentSecurityPolicy: string;
}

/** Rendered pages by cache key, for one version of their content. */
export interface DocumentCache {
  /**
   * Returns the cached page, or that of `render`. Concurrent requests for a page share one
   * rendering. A response that is not a document is not cached. A page above its maximum age is
   * returned if `render` throws a {@linkcode RenderLimitError}.
   *
   * @param version of the content, such as catalogue and settings; a change empties the cache
   * @throws the error of `render`, which is not cached
   */
  get<D extends RenderedDocument | Response>(
    version: string,
    key: string,
    render: () => Promise<D>,
  ): Promise<RenderedDocument | D>;
  /** Size of the cached pages in bytes, including all compressed forms. */
  readonly size: number;
}

/** Limits of the cache. */
export interface DocumentCacheLimits {
  /** Maximum size in bytes; the least recently used documents are removed first. */
  bytes: number;
  /** Maximum age of a page in ms: the featured products of the home page change with it. */
  age: number;
  /** Returns the time of a monotonic clock in ms. */
  now?: () => number;
}

/** Creates an empty cache of rendered pages. */
export function createDocumentCache(
  { bytes, age, now = () => performance.now() }: DocumentCacheLimits,
): DocumentCache {
  // A map keeps the order of insertion. A used entry is inserted again: the first is the oldest.
  const cached = new Map<string, { document: RenderedDocument; until: number }>();
  const rendering = new Map<string, Promise<RenderedDocument | Response>>();
  let version: string | undefined;
  let size = 0;

  function drop(key: string) {
    const entry = cached.get(key);
    if (!entry) return;
    cached.delete(key);
    size -= encodedSize(entry.document.body);
  }

  function keep(key: string, document: RenderedDocument) {
    const added = encodedSize(document.body);
    if (added > bytes / 4) return;
    drop(key);
    cached.set(key, { document, until: now() + age });
    size += added;
    for (const oldest of cached.keys()) {
      if (size <= bytes) break;
      drop(oldest);
    }
  }

  function renewFor(current: string) {
    if (version === current) return;
    version = current;
    cached.clear();
    rendering.clear();
    size = 0;
  }

  return {
    get size() {
      return size;
    },
    async get<D extends RenderedDocument | Response>(
      current: string,
      key: string,
      render: () => Promise<D>,
    ) {
      renewFor(current);
      const entry = cached.get(key);
      if (entry && entry.until > now()) {
        cached.delete(key);
        cached.set(key, entry);
        return entry.document;
      }
      const pending = rendering.get(key);
      if (pending) {
        const result = await pending.catch((error) => {
          if (entry && error instanceof RenderLimitError) return entry.document;
          throw error;
        });
        // The body of a response can be read once only, so each request needs its own.
        return result instanceof Response ? await render() : result;
      }
      const started = render();
      rendering.set(key, started);
      try {
        const result = await started;
        if (!(result instanceof Response) && version === current) keep(key, result);
        return result;
      } catch (error) {
        if (entry && error instanceof RenderLimitError) return entry.document;
        throw error;
      } finally {
        if (rendering.get(key) === started) rendering.delete(key);
      }
    },
  };
}
