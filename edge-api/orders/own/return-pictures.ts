import { and, asc, eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { Buffer } from 'node:buffer';
import type { ApiDeps, OrderDeps } from '../../api-deps.ts';
import { decodeUpload } from '../../catalogue/pictures/save-upload.ts';
import { readUpload, uploadLimit } from '../../catalogue/pictures/upload-routes.ts';
import { maxReturnPictures } from '../../contract/orders/own-order.ts';
import { z } from '../../contract/zod.ts';
import type { Database } from '../../db/database.ts';
import { orderReturns, returnPictures } from '../../db/schema/transfer-tables.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { clientAddress } from '../../http/client-address.ts';
import { noStore } from '../../http/no-store.ts';
import { describe } from '../../openapi/describe.ts';
import examples from '../../openapi/examples.json' with { type: 'json' };
import { emptyReply } from '../../openapi/reply.ts';
import { operation } from '../../operations/run-operation.ts';
import { returnPictureLimits } from '../../rate-limit/rate-rules.ts';
import { openOrder, openOrderErrors } from './open-order.ts';
import { readReturn } from './request-return.ts';

/**
 * `POST /picture?code={code}`, for `/api/order/return`: adds a picture of the goods to the request
 * to return them. The picture is the body; the header `token` has the session, or `Order-Key` the
 * key of a link. The order and the limits are checked before the body is read, which may be larger
 * than that of other routes.
 */
export function returnPictureRoutes(
  deps: OrderDeps & Pick<ApiDeps, 'limiter' | 'trustedProxies'>,
  reply: (error: unknown, c: Context) => Response,
) {
  const { clock, database, limiter } = deps;
  const addressOf = clientAddress(deps.trustedProxies);
  const limit = uploadLimit(reply);
  const routes = new Hono<{ Variables: { orderId: string } }>()
    .post(
      '/picture',
      noStore,
      async (c, next) => {
        const input = { code: c.req.query('code') ?? '', key: c.req.header('Order-Key') };
        const { order, access } = await openOrder(deps, input, c.req.header('token') ?? '');
        if (access !== 'full') throw new NotFoundError('order');
        const request = await readReturn(database.read, order.id);
        if (request?.state !== 'requested' || request.pictures >= maxReturnPictures) {
          throw new ConflictError('ORDER_FIXED');
        }
        await limiter.take(returnPictureLimits(addressOf(c), order.userId));
        c.set('orderId', order.id);
        await next();
      },
      limit,
      async (c) => {
        const picture = await decodeUpload(await readUpload(c));
        await addReturnPicture(database, c.var.orderId, picture, clock());
        return c.json({ success: true as const });
      },
    );
  return describe('Orders', routes, () => ({
    'POST /picture': {
      id: 'addReturnPicture',
      summary: 'Adds a picture to a request to return goods',
      description:
        'The body is the picture: WebP, AVIF, JPEG or PNG, at most 1 MB. A request has ' +
        'up to three, and a customer sends ten in a day.',
      session: 'optional',
      query: z.object({ code: z.string().describe('Code of the order') }),
      headers: z.object({ 'Order-Key': z.string().optional().describe('Key of a link') }),
      reply: emptyReply,
      errors: [
        ...openOrderErrors,
        'ORDER_FIXED',
        'TOO_LARGE',
        'UNSUPPORTED_MEDIA_TYPE',
        'BROKEN_RULE',
      ],
      example: { query: { code: examples.fields.code } },
    },
  }));
}

/**
 * Adds a picture to a request that is not decided. A picture that it has already, whose reply was
 * lost, is not added again.
 *
 * @throws {ConflictError} `ORDER_FIXED` if it is decided, or has all pictures already
 */
async function addReturnPicture(
  database: Pick<Database, 'batch' | 'read'>,
  orderId: string,
  { type, bytes }: { type: string; bytes: Uint8Array },
  at: number,
): Promise<void> {
  const content = Buffer.from(bytes);
  const same = and(eq(returnPictures.orderId, orderId), eq(returnPictures.bytes, content));
  const [added] = await database.batch((db) => [
    db.run(sql`
      insert into ${returnPictures} (order_id, type, bytes, at)
      select ${orderReturns.orderId}, ${type}, ${content}, ${at} from ${orderReturns}
      where ${orderReturns.orderId} = ${orderId} and ${orderReturns.state} = 'requested'
        and (select count(*) from ${returnPictures} where ${returnPictures.orderId} = ${orderId})
          < ${maxReturnPictures}
        and not exists (select 1 from ${returnPictures} where ${same})`),
  ]);
  if (added.rowsAffected > 0 || await database.read.$count(returnPictures, same) > 0) return;
  throw new ConflictError('ORDER_FIXED');
}

/** Returns the pictures of the goods that the customer of an order wants to return. */
export const showReturnPictures = operation({
  name: 'returns.pictures',
  permission: 'orders:read',
  input: z.object({ id: z.string() }),
  output: z.object({
    items: z.array(z.object({
      type: z.string().describe('Media type, such as `image/webp`'),
      content: z.base64().describe('The picture'),
    })),
  }),
  async run({ database: { read } }, { id }) {
    const rows = await read.select({ type: returnPictures.type, bytes: returnPictures.bytes })
      .from(returnPictures).where(eq(returnPictures.orderId, id)).orderBy(asc(returnPictures.id));
    return {
      items: rows.map(({ type, bytes }) => ({ type, content: bytes.toString('base64') })),
    };
  },
});
