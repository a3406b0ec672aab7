import { Hono, type TypedResponse } from 'hono';
import { z } from 'zod';
import { pageSlugs } from '../contract/settings/page-slugs.ts';
import { shopIdentitySchema, shopPageSchema } from '../contract/settings/shop-identity.ts';
import { NotFoundError } from '../errors.ts';
import { createDataEncoder, replyEncoded } from '../http/encoded-body.ts';
import { describe } from '../openapi/describe.ts';
import { success } from '../openapi/reply.ts';
import type { SettingsStore } from './settings-store.ts';

const shopReply = success({ data: shopIdentitySchema });
const pageReply = success({ data: shopPageSchema });

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  // Revalidate each time. Most responses are 304.
  'Cache-Control': 'no-cache',
};

/** `GET /`: the shop's identity. `GET /pages/{slug}`: a text page. */
export function settingsRoutes(settings: SettingsStore) {
  const encode = createDataEncoder();
  const routes = new Hono()
    .get('/', async (c) => {
      const { identity } = await settings.current();
      const reply = replyEncoded(c, await encode(identity), headers);
      // The body is encoded in advance, so the typed client needs its type here.
      return reply as Response & TypedResponse<z.infer<typeof shopReply>, 200, 'json'>;
    })
    .get('/pages/:slug', async (c) => {
      const slug = pageSlugs.find((known) => known === c.req.param('slug'));
      if (!slug) throw new NotFoundError();
      const { page } = await settings.current();
      const reply = replyEncoded(c, await encode(await page(slug)), headers);
      return reply as Response & TypedResponse<z.infer<typeof pageReply>, 200, 'json'>;
    });
  return describe('Shop', routes, () => ({
    'GET /': {
      id: 'getShop',
      summary: 'Returns name, contact details and seller of the shop',
      reply: shopReply,
    },
    'GET /pages/:slug': {
      id: 'getTextPage',
      summary: 'Returns a text page, such as the terms',
      params: z.object({ slug: z.enum(pageSlugs) }),
      reply: pageReply,
      errors: ['NOT_FOUND'],
      example: { params: { slug: 'delivery' } },
    },
  }));
}
