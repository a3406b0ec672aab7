import { zValidator } from '@hono/zod-validator';
import { type Context, Hono } from 'hono';
import { lookupSchema, stockQuerySchema } from '../contract/catalogue/catalogue-requests.ts';
import type { CatalogueSource } from '../contract/catalogue/catalogue-source.ts';
import { readHomeQuery } from '../contract/catalogue/home-query.ts';
import { featuredLimit } from '../contract/catalogue/pick-products.ts';
import { readStoreQuery } from '../contract/catalogue/store-query.ts';
import type { ReadDatabase } from '../db/database.ts';
import { NotFoundError, ValidationError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import type { Catalogue } from './catalogue.ts';
import { readStockChanges } from './read-changes.ts';
import { createSearchBudget } from './search-budget.ts';

/** Dependencies of {@linkcode catalogueRoutes}. */
export interface CatalogueRouteDeps {
  /** Addresses of proxies whose `X-Forwarded-For` header is trusted. */
  trustedProxies: readonly string[];
  database: { read: Pick<ReadDatabase, 'select'> };
  catalogue: Catalogue;
}

/**
 * Routes of the catalogue for clients that do not hold all products, for `/api/catalogue`:
 * `GET /products` (a page of the store, with the parameters of its URL), `/products/:id`,
 * `/featured`, `/stock?since=` and `POST /lookup`.
 */
export function catalogueRoutes({ database, catalogue, trustedProxies }: CatalogueRouteDeps) {
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
      const product = await (await source()).find(c.req.param('id').slice(0, 80));
      if (!product) throw new NotFoundError('Sản phẩm này đã ngừng bán.');
      return c.json({ success: true as const, data: product });
    })
    .get('/featured', async (c) => {
      const { category } = readHomeQuery(new URL(c.req.url).searchParams);
      const data = await query(c, (source) => source.pick(category, featuredLimit));
      return c.json({ success: true as const, data });
    })
    .get('/stock', stockQuery, async (c) => {
      const { since } = c.req.valid('query');
      const changes = await query(c, () => readStockChanges(database, since));
      return c.json({ success: true as const, ...changes });
    })
    .post('/lookup', ...jsonBody(lookupSchema), async (c) => {
      const { ids } = c.req.valid('json');
      const data = await query(c, (source) => source.lookup(ids));
      return c.json({ success: true as const, data });
    });
}

const stockQuery = zValidator('query', stockQuerySchema, (result) => {
  if (!result.success) throw new ValidationError(result.error.issues[0]?.message);
});
