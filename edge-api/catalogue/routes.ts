import { type Context, Hono, type TypedResponse } from 'hono';
import { z } from 'zod';
import type { ApiDeps } from '../api-deps.ts';
import {
  lookupSchema,
  productIdParameter,
  stockQuerySchema,
} from '../contract/catalogue/catalogue-requests.ts';
import type { CatalogueSource } from '../contract/catalogue/catalogue-source.ts';
import { elements } from '../contract/catalogue/elements.ts';
import { readHomeQuery } from '../contract/catalogue/home-query.ts';
import { featuredLimit } from '../contract/catalogue/pick-products.ts';
import { productChoiceSchema } from '../contract/catalogue/family-option.ts';
import { productSchema } from '../contract/catalogue/product.ts';
import { productPageSchema } from '../contract/catalogue/product-page.ts';
import { storeSorts } from '../contract/catalogue/store-filter.ts';
import { readStoreQuery, searchLimit } from '../contract/catalogue/store-query.ts';
import { adviseStones } from '../contract/tu-vi/advise-stones.ts';
import { NotFoundError } from '../errors.ts';
import { createDataEncoder, replyEncoded } from '../http/encoded-body.ts';
import { jsonBody } from '../http/json-body.ts';
import { queryParameters } from '../http/query-parameters.ts';
import { describe, type Description } from '../openapi/describe.ts';
import examples from '../openapi/examples.json' with { type: 'json' };
import { success } from '../openapi/reply.ts';
import { readStockChanges } from './read-changes.ts';
import { readProductPage } from './product-page/read-product-page.ts';
import { shopSynonyms } from './synonyms/shop-synonyms.ts';

const synonymsReply = success({ data: z.array(z.string()) });

/** Routes for clients that do not hold all products, for `/api/catalogue`. */
export function catalogueRoutes(
  { database, catalogue, shopSettings, searchBudget }: Pick<
    ApiDeps,
    'database' | 'catalogue' | 'shopSettings' | 'searchBudget'
  >,
) {
  const encode = createDataEncoder();
  const source = async () => (await catalogue.current()).source;

  /**
   * Queries the catalogue. The products of a small one are in memory and need no limit, except for
   * a search: one that finds nothing is corrected, which takes 80 ms in a list of 1,000 products.
   */
  async function query<T>(
    c: Context,
    find: (source: CatalogueSource) => Promise<T>,
    isSearch = false,
  ): Promise<T> {
    const { source, products } = await catalogue.current();
    return products && !isSearch ? await find(source) : await searchBudget(c, () => find(source));
  }

  const routes = new Hono()
    .use(async (c, next) => {
      await next();
      if (c.res.ok) c.header('Cache-Control', 'no-cache');
    })
    .get('/products', async (c) => {
      const { categories } = await shopSettings.current();
      const wanted = readStoreQuery(new URL(c.req.url).searchParams, categories);
      const isSearch = wanted.q !== '';
      const { products, ...page } = await query(c, (source) => source.page(wanted), isSearch);
      return c.json({ success: true as const, ...page, data: products });
    })
    .get('/products/:id', async (c) => {
      const id = c.req.param('id').slice(0, 80);
      const product = await query(c, (source) => source.find(id));
      if (!product) throw new NotFoundError('product');
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
      if (!data) throw new NotFoundError('product');
      return c.json({ success: true as const, data });
    })
    .get('/featured', async (c) => {
      const { categories } = await shopSettings.current();
      const { category } = readHomeQuery(new URL(c.req.url).searchParams, categories);
      const data = await query(c, (source) => source.pick(category, featuredLimit));
      return c.json({ success: true as const, data });
    })
    .get('/suited', queryParameters(suitedQuerySchema), async (c) => {
      const chart = c.req.valid('query');
      const suited = await query(c, (source) => source.suited(chart));
      const data = adviseStones(chart, suited).map(({ product }) => product);
      return c.json({ success: true as const, data });
    })
    .get('/stock', queryParameters(stockQuerySchema), async (c) => {
      const { since } = c.req.valid('query');
      const changes = await query(c, () => readStockChanges(database, since));
      return c.json({ success: true as const, ...changes });
    })
    .get('/synonyms', async (c) => {
      const { lines } = shopSynonyms(await shopSettings.current());
      const reply = replyEncoded(c, await encode(lines), synonymsHeaders);
      // The body is encoded in advance, so the typed client needs its type here.
      return reply as Response & TypedResponse<z.infer<typeof synonymsReply>, 200, 'json'>;
    })
    .post('/lookup', ...jsonBody(lookupSchema), async (c) => {
      const { ids } = c.req.valid('json');
      const data = await query(c, (source) => source.lookup(ids));
      return c.json({ success: true as const, data });
    });
  return describe('Catalogue', routes, describeRoutes);
}

function describeRoutes() {
  const category = z.string().optional().describe('Unknown values are ignored');
  const price = z.string().regex(/^[1-9]\d{0,12}$/).optional();
  const params = { id: examples.productId };
  const idParams = z.object({ id: productIdParameter });
  const products = success({ data: z.array(productSchema) });
  return {
    'GET /products': {
      id: 'searchProducts',
      summary: 'Returns a page of the store',
      description: 'Each word of the search text must begin a word of the name or the ' +
        'description, regardless of case and diacritics. Synonyms count as the words themselves. ' +
        'Invalid parameters are ignored.',
      query: z.object({
        q: z.string().max(searchLimit).optional(),
        category,
        subCategory: z.string().optional(),
        element: z.enum(elements).optional()
          .describe('Element of a person whom the products suit; it is read in every spelling'),
        min: price.describe('Lowest price, in đồng'),
        max: price.describe('Highest price, in đồng'),
        sort: z.enum(storeSorts).optional()
          .describe('By default the order of the catalogue or, in a search, of the matches'),
        page: z.string().regex(/^[1-9]\d{0,5}$/).optional()
          .describe('A number after the last page gives the last page'),
      }),
      reply: success({
        total: z.int(),
        hasMore: z.literal(true).optional().describe('There are more matches than `total`'),
        page: z.int(),
        pageCount: z.int(),
        meant: z.record(z.string(), z.string()).optional()
          .describe('Options that the query means, by the ids of the products in their place'),
        marks: z.object({ beginnings: z.array(z.string()), phrases: z.array(z.string()) })
          .optional().describe('Words to mark in the results of a search'),
        near: z.object({
          q: z.string(),
          min: z.int().optional(),
          max: z.int().optional(),
          dropped: z.array(z.string()).describe('Words of the search that are left out'),
          products: z.array(productSchema),
        }).optional().describe('Search that comes close; only if nothing was found'),
        suggestion: z.string().optional()
          .describe('Another search text, which finds products, if this one finds nothing'),
        data: z.array(productSchema),
      }),
      example: { query: { q: 'thach anh', category: 'Hũ Đá', sort: 'price-asc' } },
    },
    'GET /products/:id': {
      id: 'getProduct',
      params: idParams,
      summary: 'Returns a product',
      reply: success({ data: productChoiceSchema }),
      errors: ['NOT_FOUND'],
      example: { params },
    },
    'GET /products/:id/page': {
      id: 'getProductPage',
      params: idParams,
      summary: 'Returns a product with its details, and what else its page shows',
      description: 'Related products are of the same category or have a common element. `rating` ' +
        'is null without approved reviews.',
      reply: success({ data: productPageSchema }),
      errors: ['NOT_FOUND'],
      example: { params },
    },
    'GET /featured': {
      id: 'pickProducts',
      summary: `Returns up to ${featuredLimit} random products`,
      query: z.object({ category }),
      reply: products,
      example: { query: { category: 'Vòng Tay' } },
    },
    'GET /suited': {
      id: 'suggestProducts',
      summary: 'Returns up to 8 products whose stones suit a birth chart',
      description: 'A chart is given by two elements. Only products in stock are returned.',
      reply: products,
      example: { query: { menh: 'Thổ', weakest: 'Thủy' } },
    },
    'GET /stock': {
      id: 'listStockChanges',
      summary: 'Returns the stocks that changed since a version',
      description: 'If there are more than fit into a reply, a request with the returned version ' +
        'continues.',
      reply: success({ version: z.int(), stock: z.record(z.string(), z.int()) }),
      example: { query: { since: '0' } },
    },
    'GET /synonyms': {
      id: 'listSynonyms',
      summary: 'Lists the synonyms of the search',
      description: 'Names with the same meaning are joined by `=`. Names after `>` are searched ' +
        'for if nothing else is found.',
      reply: synonymsReply,
    },
    'POST /lookup': {
      id: 'lookUpProducts',
      summary: 'Returns products by their ids',
      description: 'Products that are not sold are omitted.',
      reply: products,
      example: { body: { ids: [examples.productId] } },
    },
  } satisfies Record<string, Description>;
}

const synonymsHeaders = { 'Content-Type': 'application/json; charset=utf-8' };

const element = z.enum(elements, 'Hành không hợp lệ.');

const suitedQuerySchema = z.object({
  menh: element.describe('Element of the birth'),
  weakest: element.describe('Weakest element of the four pillars'),
}, 'Hành không hợp lệ.');
