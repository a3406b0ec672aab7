import { type EncodedBody, encodedSize } from '@thach-an/edge-api';

/** A rendered page, ready to be sent to anyone. */
export interface RenderedDocument {
  body: EncodedBody;
  contentSecurityPolicy: string;
}

/** Rendered pages by address, as they were under one version of the catalogue. */
export interface DocumentCache {
  /**
   * The page at an address: the one held, or `render`'s. Requests that come while it is rendered wait
   * for that one; what `render` throws is thrown to them all and not held.
   *
   * @param version of the catalogue; another one than before empties the cache
   */
  get<D extends RenderedDocument | Response>(
    version: number,
    key: string,
    render: () => Promise<D>,
  ): Promise<RenderedDocument | D>;
  /** Bytes held, all compressed forms together. */
  readonly size: number;
}

/** Limits of the cache. */
export interface DocumentCacheLimits {
  /** Bytes; the documents that were not asked for longest go first. */
  bytes: number;
  /** How long a page is held, in ms: the home page's choice of products changes with it. */
  age: number;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
}

/** Creates an empty cache of rendered pages. */
export function createDocumentCache(
  { bytes, age, now = () => performance.now() }: DocumentCacheLimits,
): DocumentCache {
  // A map keeps the order of insertion; what is used is inserted anew, so the first is the oldest.
  const held = new Map<string, { document: RenderedDocument; until: number }>();
  const rendering = new Map<string, Promise<RenderedDocument | Response>>();
  let version: number | undefined;
  let size = 0;

  function drop(key: string) {
    const entry = held.get(key);
    if (!entry) return;
    held.delete(key);
    size -= encodedSize(entry.document.body);
  }

  function keep(key: string, document: RenderedDocument) {
    const added = encodedSize(document.body);
    if (added > bytes / 4) return;
    drop(key);
    held.set(key, { document, until: now() + age });
    size += added;
    for (const oldest of held.keys()) {
      if (size <= bytes) break;
      drop(oldest);
    }
  }

  function renewFor(current: number) {
    if (version === current) return;
    version = current;
    held.clear();
    rendering.clear();
    size = 0;
  }

  return {
    get size() {
      return size;
    },
    async get<D extends RenderedDocument | Response>(
      current: number,
      key: string,
      render: () => Promise<D>,
    ) {
      renewFor(current);
      const entry = held.get(key);
      if (entry && entry.until > now()) {
        held.delete(key);
        held.set(key, entry);
        return entry.document;
      }
      const underway = rendering.get(key);
      if (underway) {
        const result = await underway;
        // A response can be read once only: whoever waited for one asks for its own.
        return result instanceof Response ? await render() : result;
      }
      const started = render();
      rendering.set(key, started);
      try {
        const result = await started;
        if (!(result instanceof Response) && version === current) keep(key, result);
        return result;
      } finally {
        if (rendering.get(key) === started) rendering.delete(key);
      }
    },
  };
}
