import { z } from 'zod';
import { lookupSchema, stockQuerySchema } from '../../contract/catalogue/catalogue-requests.ts';
import { categories } from '../../contract/catalogue/categories.ts';
import { elements } from '../../contract/catalogue/elements.ts';
import { productSchema } from '../../contract/catalogue/product.ts';
import { storeSorts } from '../../contract/catalogue/store-filter.ts';
import { searchLimit } from '../../contract/catalogue/store-query.ts';
import { suitedQuerySchema } from '../../contract/catalogue/suited-query.ts';
import type { Operation } from '../operation.ts';
import { productPageSchema } from '../schemas/product-page-schema.ts';
import { success } from '../schemas/reply.ts';

const products = z.array(productSchema);

const category = z.enum(categories.map(({ name }) => name)).optional()
  .describe('Unknown values are ignored');

const price = z.string().regex(/^[1-9]\d{0,12}$/).optional();

const id = z.object({ id: z.string().max(80) });

/** Operations on products and pictures. */
export const catalogueOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/food/list',
    id: 'listProducts',
    tag: 'Catalogue',
    summary: 'Lists all products',
    description: 'The list of a large catalogue is streamed. A client sends the `ETag` of its ' +
      'copy as `If-None-Match`.',
    reply: success({
      version: z.object({ content: z.int(), stock: z.int() }),
      data: products,
    }),
    examples: [{ summary: 'All products' }],
  },
  {
    method: 'get',
    path: '/api/catalogue/products',
    id: 'searchProducts',
    tag: 'Catalogue',
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
      marks: z.object({ beginnings: z.array(z.string()), phrases: z.array(z.string()) }).optional()
        .describe('Words to mark in the results of a search'),
      suggestion: z.string().optional()
        .describe('Another search text, which finds products, if this one finds nothing'),
      data: products,
    }),
    errors: ['RATE_LIMITED'],
    examples: [
      {
        summary: 'Search in a category',
        request: { query: { q: 'thach anh', category: 'Hũ Đá' } },
      },
      {
        summary: 'Cheapest products that suit an element',
        request: { query: { element: 'Thổ', max: '400000', sort: 'price-asc' } },
      },
      { summary: 'Nothing found', request: { query: { q: 'xe dap' } } },
      { summary: 'Typing error', request: { query: { q: 'vòng tya' } } },
    ],
  },
  {
    method: 'get',
    path: '/api/catalogue/products/{id}',
    id: 'getProduct',
    tag: 'Catalogue',
    summary: 'Returns a product',
    params: id,
    reply: success({ data: productSchema }),
    errors: ['NOT_FOUND'],
    examples: [
      { summary: 'A product', request: { params: { id: 'hu-da-thach-anh-tim' } } },
      { summary: 'Unknown product', request: { params: { id: 'xe-dap' } }, status: 404 },
    ],
  },
  {
    method: 'get',
    path: '/api/catalogue/products/{id}/page',
    id: 'getProductPage',
    tag: 'Catalogue',
    summary: 'Returns a product with its details, and what else its page shows',
    description: 'Related products are of the same category or have a common element. `rating` ' +
      'is null without approved reviews.',
    params: id,
    reply: success({ data: productPageSchema }),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    examples: [
      { summary: 'A product', request: { params: { id: 'hu-da-thach-anh-tim' } } },
      { summary: 'Unknown product', request: { params: { id: 'xe-dap' } }, status: 404 },
    ],
  },
  {
    method: 'get',
    path: '/api/catalogue/featured',
    id: 'pickProducts',
    tag: 'Catalogue',
    summary: 'Returns up to 8 random products',
    query: z.object({ category }),
    reply: success({ data: products }),
    errors: ['RATE_LIMITED'],
    examples: [{ summary: 'Of a category', request: { query: { category: 'Vòng Tay' } } }],
  },
  {
    method: 'get',
    path: '/api/catalogue/suited',
    id: 'suggestProducts',
    tag: 'Catalogue',
    summary: 'Returns up to 8 products whose stones suit a birth chart',
    description: 'A chart is given by two elements. Only products in stock are returned.',
    query: suitedQuerySchema,
    reply: success({ data: products }),
    errors: ['BROKEN_RULE', 'RATE_LIMITED'],
    examples: [
      { summary: 'For a chart', request: { query: { menh: 'Thổ', weakest: 'Thủy' } } },
      {
        summary: 'Unknown element',
        request: { query: { menh: 'gió', weakest: 'Kim' } },
        status: 422,
      },
    ],
  },
  {
    method: 'get',
    path: '/api/catalogue/stock',
    id: 'listStockChanges',
    tag: 'Catalogue',
    summary: 'Returns the stocks that changed since a version',
    description: 'If there are more than fit into a reply, a request with the returned version ' +
      'continues.',
    query: stockQuerySchema,
    reply: success({ version: z.int(), stock: z.record(z.string(), z.int()) }),
    errors: ['BROKEN_RULE', 'RATE_LIMITED'],
    examples: [
      { summary: 'Changes since version 0', request: { query: { since: '0' } } },
      { summary: 'Invalid version', request: { query: { since: 'x' } }, status: 422 },
    ],
  },
  {
    method: 'get',
    path: '/api/catalogue/synonyms',
    id: 'listSynonyms',
    tag: 'Catalogue',
    summary: 'Lists the synonyms of the search',
    description: 'Names with the same meaning are joined by `=`. Names after `>` are searched ' +
      'for if nothing else is found.',
    reply: success({ data: z.array(z.string()) }),
    examples: [{ summary: 'All synonyms' }],
  },
  {
    method: 'post',
    path: '/api/catalogue/lookup',
    id: 'lookUpProducts',
    tag: 'Catalogue',
    summary: 'Returns products by their ids',
    description: 'Products that are not sold are omitted.',
    body: lookupSchema,
    reply: success({ data: products }),
    errors: ['RATE_LIMITED'],
    examples: [
      {
        summary: 'Two ids, one unknown',
        request: { body: { ids: ['nhan-ngoc', 'hu-da-thach-anh-tim'] } },
      },
      { summary: 'Not a list', request: { body: { ids: 'nhan' } }, status: 422 },
    ],
  },
  {
    method: 'get',
    path: '/images/{image}',
    id: 'getImage',
    tag: 'Catalogue',
    summary: 'Returns a picture',
    description: 'The name contains a digest of the content, so the picture never changes.',
    params: z.object({ image: z.string() }),
    reply: 'image/*',
    errors: ['NOT_FOUND'],
    examples: [
      {
        summary: 'Picture of a product',
        request: { params: { image: 'hu-da-thach-anh-tim.24976cd6.webp' } },
      },
      { summary: 'Unknown picture', request: { params: { image: 'xe-dap.webp' } }, status: 404 },
    ],
  },
];
