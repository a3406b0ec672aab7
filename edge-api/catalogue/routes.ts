import { Hono, type TypedResponse } from 'hono';
import type { Product } from '../contract/catalogue/product.ts';
import { replyEncoded } from '../http/encoded-body.ts';
import type { Catalogue } from './catalogue.ts';

/** What `GET /api/food/list` answers. */
export interface ProductListReply {
  success: true;
  data: Product[];
}

/** `GET /list`: the whole catalogue, in the shop's order. */
export function catalogueRoutes(catalogue: Catalogue) {
  return new Hono().get('/list', async (c) => {
    const { body } = await catalogue.current();
    const reply = replyEncoded(c, body, {
      'Content-Type': 'application/json; charset=utf-8',
      // Ask each time: a price or a stock may have changed. The answer is mostly 304.
      'Cache-Control': 'no-cache',
    });
    // The body is ready-made; only its type is said here, for the typed client.
    return reply as Response & TypedResponse<ProductListReply, 200, 'json'>;
  });
}
