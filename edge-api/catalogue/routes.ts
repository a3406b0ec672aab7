import { zValidator } from '@hono/zod-validator';
import { type Context, Hono, type TypedResponse } from 'hono';
import { lookupSchema, stockQuerySchema } from '../contract/catalogue/catalogue-requests.ts';
import type { CatalogueSource } from '../contract/catalogue/catalogue-source.ts';
import { readHomeQuery } from '../contract/catalogue/home-query.ts';
import { featuredLimit } from '../contract/catalogue/pick-products.ts';
import { readStoreQuery } from '../contract/catalogue/store-query.ts';
import { suitedQuerySchema } from '../contract/catalogue/suited-query.ts';
import { adviseStones } from '../contract/tu-vi/advise-stones.ts';
import type { ReadDatabase } from '../db/database.ts';
import { NotFoundError, ValidationError } from '../errors.ts';
import { encodeBody, type EncodedBody, replyEncoded } from '../http/encoded-body.ts';
import { jsonBody } from '../http/json-body.ts';
import type { Catalogue } from './catalogue.ts';
import { readStockChanges } from './read-changes.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import { readProductPage } from './product-page/read-product-page.ts';
import { createSearchBudget } from './search-budget.ts';
import { shopSynonyms } from './synonyms/shop-synonyms.ts';

/** Dependencies of {@linkcode catalogueRoutes}. */
export interface CatalogueRouteDeps {
  /** Addresses of proxies whose `X-Forwarded-For` header is trusted. */
  trustedProxies: readonly string[];
  database: { read: Pick<ReadDatabase, 'select'> };
  catalogue: Catalogue;
  shopSettings: SettingsStore;
}

/** Response body of `GET /api/catalogue/synonyms`: lines in the form of `readSynonyms()`. */
export interface SynonymsReply {
  success: true;
  data: readonly string[];
}

/**
 * Routes of the catalogue for clients that do not hold all products, for `/api/catalogue`:
 * `GET /products` (a page of the store, with the parameters of its URL), `/products/:id`,
 * `/products/:id/page`, `/featured`, `/suited`, `/stock?since=`, `/synonyms` and `POST /lookup`.
 */
export function catalogueRoutes(
  { database, catalogue, shopSettings, trustedProxies }: CatalogueRouteDeps,
) {
  const encodeSynonyms = createSynonymsEncoder();
  const searchBudget = createSearchBudget({ trustedProxies });
  const source = async () => (await catalogue.current()).source;

  /** Queries the catalogue. The products of a small one are in memory and need no limit. */
  async function query<T>(c: Context, find: (source: CatalogueSource) => Promise<T>): Promise<T> {
    const { source, products } = await catalogue.current();
    return products ? await find(source) : await searchBudget(c, () => find(source));
  }

  return new Hono()
    .use(async (c, next) => {
      await next();
      if (c.res.ok) c.header('Cache-Control', 'no-cache');
    })
    .get('/products', async (c) => {
      const wanted = readStoreQuery(new URL(c.req.url).searchParams);
      const { products, ...page } = await query(c, (source) => source.page(wanted));
      return c.json({ success: true as const, ...page, data: products });
    })
    .get('/products/:id', async (c) => {
      const id = c.req.param('id').slice(0, 80);
      const product = await query(c, (source) => source.find(id));
      if (!product) throw new NotFoundError('Sản phẩm này đã ngừng bán.');
      return c.json({ success: true as const, data: product });
    })
    .get('/products/:id/page', async (c) => {
      const id = c.req.param('id').slice(0, 80);
      const { settings } = await shopSettings.current();
      const products = await source();
      const data = await searchBudget(
        c,
        () => readProductPage(database, products, settings, id),
      );
      if (!data) throw new NotFoundError('Sản phẩm này đã ngừng bán.');
      return c.json({ success: true as const, data });
    })
    .get('/featured', async (c) => {
      const { category } = readHomeQuery(new URL(c.req.url).searchParams);
      const data = await query(c, (source) => source.pick(category, featuredLimit));
      return c.json({ success: true as const, data });
    })
    .get('/suited', suitedQuery, async (c) => {
      const chart = c.req.valid('query');
      const suited = await query(c, (source) => source.suited(chart));
      const data = adviseStones(chart, suited).map(({ product }) => product);
      return c.json({ success: true as const, data });
    })
    .get('/stock', stockQuery, async (c) => {
      const { since } = c.req.valid('query');
      const changes = await query(c, () => readStockChanges(database, since));
      return c.json({ success: true as const, ...changes });
    })
    .get('/synonyms', async (c) => {
      const { lines } = shopSynonyms((await shopSettings.current()).settings);
      const reply = replyEncoded(c, await encodeSynonyms(lines), synonymsHeaders);
      // The body is encoded in advance, so the typed client needs its type here.
      return reply as Response & TypedResponse<SynonymsReply, 200, 'json'>;
    })
    .post('/lookup', ...jsonBody(lookupSchema), async (c) => {
      const { ids } = c.req.valid('json');
      const data = await query(c, (source) => source.lookup(ids));
      return c.json({ success: true as const, data });
    });
}

const synonymsHeaders = { 'Content-Type': 'application/json; charset=utf-8' };

/** Creates a function that encodes each list of synonyms once. */
function createSynonymsEncoder(): (lines: readonly string[]) => Promise<EncodedBody> {
  let last: { lines: readonly string[]; body: Promise<EncodedBody> } | undefined;
  return (data) => {
    if (last?.lines !== data) {
      last = { lines: data, body: encodeBody(JSON.stringify({ success: true, data }), 9) };
    }
    return last.body;
  };
}

const stockQuery = zValidator('query', stockQuerySchema, (result) => {
  if (!result.success) throw new ValidationError(result.error.issues[0]?.message);
});

const suitedQuery = zValidator('query', suitedQuerySchema, (result) => {
  if (!result.success) throw new ValidationError(result.error.issues[0]?.message);
});
