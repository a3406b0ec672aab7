import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { lookupSchema, stockQuerySchema } from '../contract/catalogue/catalogue-requests.ts';
import { readHomeQuery } from '../contract/catalogue/home-query.ts';
import { featuredLimit } from '../contract/catalogue/pick-products.ts';
import { readStoreQuery } from '../contract/catalogue/store-query.ts';
import type { ReadDatabase } from '../db/database.ts';
import { NotFoundError, ValidationError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import type { Catalogue } from './catalogue.ts';
import { readStockChanges } from './read-changes.ts';

/** Dependencies of {@linkcode catalogueRoutes}. */
export interface CatalogueRouteDeps {
  database: { read: Pick<ReadDatabase, 'select'> };
  catalogue: Catalogue;
}

/**
 * Routes of the catalogue for clients that do not hold all products, for `/api/catalogue`:
 * `GET /products` (a page of the store, with the parameters of its URL), `/products/:id`,
 * `/featured`, `/stock?since=` and `POST /lookup`.
 */
export function catalogueRoutes({ database, catalogue }: CatalogueRouteDeps) {
  const source = async () => (await catalogue.current()).source;
  return new Hono()
    .use(async (c, next) => {
      await next();
      if (c.res.ok) c.header('Cache-Control', 'no-cache');
    })
    .get('/products', async (c) => {
      const query = readStoreQuery(new URL(c.req.url).searchParams);
      const { products, ...page } = await (await source()).page(query);
      return c.json({ success: true as const, ...page, data: products });
    })
    .get('/products/:id', async (c) => {
      const product = await (await source()).find(c.req.param('id').slice(0, 80));
      if (!product) throw new NotFoundError('Sản phẩm này không còn được bán.');
      return c.json({ success: true as const, data: product });
    })
    .get('/featured', async (c) => {
      const { category } = readHomeQuery(new URL(c.req.url).searchParams);
      const data = await (await source()).pick(category, featuredLimit);
      return c.json({ success: true as const, data });
    })
    .get('/stock', stockQuery, async (c) => {
      const { since } = c.req.valid('query');
      return c.json({ success: true as const, ...await readStockChanges(database, since) });
    })
    .post('/lookup', ...jsonBody(lookupSchema), async (c) => {
      const data = await (await source()).lookup(c.req.valid('json').ids);
      return c.json({ success: true as const, data });
    });
}

const stockQuery = zValidator('query', stockQuerySchema, (result) => {
  if (!result.success) throw new ValidationError(result.error.issues[0]?.message);
});
