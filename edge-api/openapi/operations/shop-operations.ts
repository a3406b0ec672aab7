import { z } from 'zod';
import { pageSlugs } from '../../contract/settings/page-slugs.ts';
import type { Operation } from '../operation.ts';
import { success } from '../schemas/reply.ts';
import { shopIdentitySchema, shopPageSchema } from '../schemas/shop-schemas.ts';

/** Operations on the settings that all visitors see, and on the server itself. */
export const shopOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/shop',
    id: 'getShop',
    tag: 'Shop',
    summary: 'Returns name, contact details and seller of the shop',
    reply: success({ data: shopIdentitySchema }),
    examples: [{ summary: 'The shop with default settings' }],
  },
  {
    method: 'get',
    path: '/api/shop/pages/{slug}',
    id: 'getTextPage',
    tag: 'Shop',
    summary: 'Returns a text page, such as the terms',
    params: z.object({ slug: z.enum(pageSlugs) }),
    reply: success({ data: shopPageSchema }),
    errors: ['NOT_FOUND'],
    examples: [
      { summary: 'Delivery', request: { params: { slug: 'delivery' } } },
      { summary: 'Unknown page', request: { params: { slug: 'jobs' } }, status: 404 },
    ],
  },
  {
    method: 'get',
    path: '/livez',
    id: 'checkLife',
    tag: 'Server',
    summary: 'Answers while the process runs',
    reply: success({}),
    examples: [{ summary: 'A running server' }],
  },
  {
    method: 'get',
    path: '/readyz',
    id: 'checkReadiness',
    tag: 'Server',
    summary: 'Checks that the server can take orders, within one second',
    reply: success({}),
    errors: ['UNAVAILABLE'],
    examples: [{ summary: 'A ready server' }],
  },
  {
    method: 'get',
    path: '/healthz',
    id: 'checkHealth',
    tag: 'Server',
    summary: 'Checks that the catalogue is loaded and the database accepts writes',
    reply: success({ catalogue: z.object({ version: z.int(), products: z.int() }) }),
    examples: [{ summary: 'A healthy server' }],
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    id: 'getDescription',
    tag: 'Server',
    summary: 'Returns this description',
    reply: 'application/json',
    examples: [{ summary: 'The description' }],
  },
  {
    method: 'get',
    path: '/api/docs',
    id: 'readDescription',
    tag: 'Server',
    summary: 'Shows this description as a page',
    reply: 'text/html',
    examples: [{ summary: 'The page' }],
  },
];
