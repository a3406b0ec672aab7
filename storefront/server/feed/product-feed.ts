import {
  acceptsGzip,
  type ApiDeps,
  cachedPromise,
  clientAddress,
  type EncodedBody,
  isShown,
  LruCache,
  readDetailedProductPages,
  replyEncoded,
  type SettingsSnapshot,
  StreamPool,
  toShippingRule,
} from '@thach-an/edge-api';
import { Hono } from 'hono';
import { escapeXml } from '../documents/escape-xml.ts';
import { feedItem } from './feed-item.ts';

type ProductFeedDeps =
  & Pick<ApiDeps, 'database' | 'catalogue' | 'shopSettings' | 'publicUrl' | 'trustedProxies'>
  & Required<Pick<ApiDeps, 'encode'>>;

/** Products per query, which is read and written in a few milliseconds. */
const productsPerQuery = 100;

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};

/** Time for which the feed of a large catalogue is sent although products have changed, in ms. */
const copyAge = 10 * 60_000;

/**
 * Creates the route of `/feed.xml`: all products for Google Merchant Center, as RSS 2.0. The feed
 * of a small catalogue is written once per version. That of a large one is written every ten
 * minutes at most, and kept compressed: all clients read the same copy, also while it is written.
 */
export function productFeedRoutes(deps: ProductFeedDeps) {
  const { database, catalogue, shopSettings, publicUrl, trustedProxies, encode } = deps;
  const addressOf = clientAddress(trustedProxies);
  const writing = new StreamPool({ share: 0.2, minRate: 0 });
  // The rate is that of compressed bytes.
  const reading = new StreamPool({ minRate: 8 * 1024 });
  let copy: { version: string; content: SharedCopy; at: number } | undefined;
  const bodies = new LruCache<string, Promise<EncodedBody>>({ maxEntries: 1 });

  /** Returns the copy of a large feed. A newer version replaces it when it is old. */
  function currentCopy(version: string, feed: AsyncIterable<string>) {
    const now = performance.now();
    if (copy?.version === version || copy && now - copy.at < copyAge) return copy;
    const text = writing.open('local', feed);
    const content = new SharedCopy(text.pipeThrough(new CompressionStream('gzip')));
    const entry = { version, content, at: now };
    content.complete.catch(() => {
      if (copy === entry) copy = undefined;
    });
    return copy = entry;
  }

  return new Hono().get('/feed.xml', async (c) => {
    const [{ versions, products }, shop] = await Promise.all([
      catalogue.current(),
      shopSettings.current(),
    ]);
    const version = `${versions.content}-${shop.version}`;
    const feed = generateFeed(database, shop.settings, publicUrl);
    if (products) {
      const body = await cachedPromise(bodies, version, () => collect(feed).then(encode));
      return replyEncoded(c, body, headers);
    }
    const { content, version: copied } = currentCopy(version, feed);
    const common = { ...headers, ETag: `W/"feed-${copied}"`, Vary: 'Accept-Encoding' };
    if (c.req.header('If-None-Match') === common.ETag) return c.body(null, 304, common);
    const stream = reading.open(addressOf(c), content.read());
    if (acceptsGzip(c.req.header('Accept-Encoding'))) {
      return c.body(stream, 200, { ...common, 'Content-Encoding': 'gzip' });
    }
    return c.body(stream.pipeThrough(new DecompressionStream('gzip')), 200, common);
  });
}

/** Generates the feed, one query at a time. */
async function* generateFeed(
  database: ProductFeedDeps['database'],
  settings: SettingsSnapshot['settings'],
  publicUrl: string,
): AsyncGenerator<string> {
  const { name, description } = settings;
  const shipping = toShippingRule(settings);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
    `<title>${escapeXml(name)}</title>\n<link>${escapeXml(publicUrl)}/</link>\n` +
    `<description>${escapeXml(description)}</description>\n`;
  for await (
    const products of readDetailedProductPages(database, productsPerQuery, {
      filter: isShown,
    })
  ) {
    yield products.map((product) => feedItem(product, publicUrl, shipping)).join('');
  }
  yield '</channel>\n</rss>\n';
}

async function collect(texts: AsyncIterable<string>): Promise<string> {
  let all = '';
  for await (const text of texts) all += text;
  return all;
}

/** Bytes that arrive once, and that many clients read meanwhile and afterwards. */
class SharedCopy {
  readonly #chunks: Uint8Array<ArrayBuffer>[] = [];
  #state: { ended: boolean; error?: unknown } = { ended: false };
  #change = Promise.withResolvers<void>();

  /** Resolves when all bytes have arrived; rejects if their source fails. */
  readonly complete: Promise<void>;

  constructor(source: ReadableStream<Uint8Array<ArrayBuffer>>) {
    this.complete = this.#collect(source);
    // The readers get the failure.
    this.complete.catch(() => {});
  }

  /** Yields all bytes from the first one on. */
  async *read(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    for (let index = 0;;) {
      const chunk = this.#chunks[index];
      if (chunk) {
        yield chunk;
        index += 1;
      } else if (this.#state.ended) {
        if (this.#state.error !== undefined) throw this.#state.error;
        return;
      } else await this.#change.promise;
    }
  }

  async #collect(source: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    try {
      for await (const chunk of source) {
        this.#chunks.push(chunk);
        this.#change.resolve();
        this.#change = Promise.withResolvers();
      }
      this.#state = { ended: true };
    } catch (error) {
      this.#state = { ended: true, error };
      throw error;
    } finally {
      this.#change.resolve();
    }
  }
}
