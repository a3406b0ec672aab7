import { type Context, Hono, type TypedResponse } from 'hono';
import { z } from 'zod';
import type { ApiDeps } from '../api-deps.ts';
import { productSchema } from '../contract/catalogue/product.ts';
import type { Reader } from '../db/database.ts';
import { clientAddress } from '../http/client-address.ts';
import { acceptsGzip, replyEncoded } from '../http/encoded-body.ts';
import { StreamPool } from '../http/stream-pool.ts';
import { describe } from '../openapi/describe.ts';
import { success } from '../openapi/reply.ts';
import type { CatalogueVersions } from './catalogue-versions.ts';
import { createListBody, type ListedProducts, listStart } from './list-body.ts';
import { generateJsonList } from '../http/json-list.ts';
import { readProductPages } from './product-pages.ts';

const listReply = success({
  version: z.object({ content: z.int(), stock: z.int() })
    .describe('Version of the content, and that of the stock from which changes have to be read'),
  data: z.array(productSchema),
});

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  // Revalidate each time, because prices change. Most responses are 304.
  'Cache-Control': 'no-cache',
};

/**
 * `GET /list`: all products in order. The list of a small catalogue is encoded in advance; that of
 * a large one is streamed.
 */
export function listRoutes(
  { database, catalogue, encode, trustedProxies = [] }:
    & Pick<ApiDeps, 'database' | 'catalogue'>
    & Partial<Pick<ApiDeps, 'encode' | 'trustedProxies'>>,
) {
  const listBody = createListBody(encode);
  const streams = new StreamPool({ share: 0.3 });
  const addressOf = clientAddress(trustedProxies);

  async function sendList(c: Context, list: ListedProducts): Promise<Response> {
    const { body, content } = await listBody(list);
    const isCurrent = () => catalogue.recent()?.versions.content === content;
    return replyEncoded(c, body, headers, { isCurrent });
  }

  /** Streams the list, compressed if the client accepts it. */
  function stream(c: Context, versions: CatalogueVersions): Response {
    const etag = `W/"list-${versions.content}-${versions.stock}"`;
    const common = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, common);
    const list = streams.open(addressOf(c), generateList(database, versions));
    if (!acceptsGzip(c.req.header('Accept-Encoding'))) return c.body(list, 200, common);
    const compressed = list.pipeThrough(new CompressionStream('gzip'));
    return c.body(compressed, 200, { ...common, 'Content-Encoding': 'gzip' });
  }

  const routes = new Hono().get('/list', async (c) => {
    const { versions, products } = await catalogue.current();
    const reply = products ? await sendList(c, { versions, products }) : stream(c, versions);
    // The body is encoded in advance, so the typed client needs its type here.
    return reply as Response & TypedResponse<z.infer<typeof listReply>, 200, 'json'>;
  });
  return describe('Catalogue', routes, () => ({
    'GET /list': {
      id: 'listProducts',
      summary: 'Lists all products',
      description: 'The list of a large catalogue is streamed. A client sends the `ETag` of its ' +
        'copy as `If-None-Match`.',
      reply: listReply,
    },
  }));
}

/**
 * Generates the body of the product list of a large catalogue, so that only a few hundred products
 * are in memory at a time.
 */
async function* generateList(
  database: Reader,
  versions: CatalogueVersions,
): AsyncGenerator<string> {
  yield* generateJsonList(`${listStart(versions)}[`, readProductPages(database), () => ']}');
}
