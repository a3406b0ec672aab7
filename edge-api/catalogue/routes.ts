import { Hono, type TypedResponse } from 'hono';
import type { Product } from '../contract/catalogue/product.ts';
import { replyEncoded } from '../http/encoded-body.ts';
import type { Catalogue } from './catalogue.ts';

/** Response body of `GET /api/food/list`. */
export interface ProductListReply {
  success: true;
  data: Product[];
}

/** `GET /list`: all products, sorted by position. */
export function catalogueRoutes(catalogue: Catalogue) {
  return new Hono().get('/list', async (c) => {
    const { body } = await catalogue.current();
    const reply = replyEncoded(c, body, {
      'Content-Type': 'application/json; charset=utf-8',
      // Revalidate each time, because prices and stock change. Most responses are 304.
      'Cache-Control': 'no-cache',
    });
    // The body is encoded in advance, so the typed client needs its type here.
    return reply as Response & TypedResponse<ProductListReply, 200, 'json'>;
  });
}
