import { type Context, Hono } from 'hono';
import type { ApiDeps, OrderDeps } from '../../api-deps.ts';
import {
  lookUpSchema,
  openedOrderSchema,
  type OpenOrder,
  openOrderSchema,
  readdressSchema,
  requestInvoiceSchema,
  requestReturnSchema,
  unlockSchema,
} from '../../contract/orders/own-order.ts';
import { z } from '../../contract/zod.ts';
import { clientAddress } from '../../http/client-address.ts';
import { jsonBody } from '../../http/json-body.ts';
import { noStore } from '../../http/no-store.ts';
import { describe } from '../../openapi/describe.ts';
import examples from '../../openapi/examples.json' with { type: 'json' };
import { success } from '../../openapi/reply.ts';
import { linkLimits, ownOrderLimits } from '../../rate-limit/rate-rules.ts';
import {
  cancelOwnOrder,
  changeOwnAddress,
  claimTransfer,
  requestInvoice,
} from './change-own-order.ts';
import { lookUpOrder, unlockOrder } from './look-up-order.ts';
import { type OpenedOrder, openOrder, openOrderErrors, openOrderToChange } from './open-order.ts';
import { orderAlertRoutes } from './order-alert-routes.ts';
import { orderReviewRoutes } from './order-review-routes.ts';
import { requestReturn } from './request-return.ts';
import { readOpenedOrder } from './read-own-order.ts';

/**
 * Routes of the page of an order, for `/api/order`. The customer opens it with the session, with
 * the key of a link in a mail, or with code and phone number.
 */
export function ownOrderRoutes(
  deps: OrderDeps & Pick<ApiDeps, 'limiter' | 'ownOrderSettings' | 'shipping' | 'trustedProxies'>,
) {
  const { clock, database, limiter, ownOrderSettings } = deps;
  const addressOf = clientAddress(deps.trustedProxies);
  const tokenOf = (c: Context) => c.req.header('token') ?? '';
  const open = (c: Context, input: OpenOrder) => openOrder(deps, input, tokenOf(c));
  const replyWith = async (opened: OpenedOrder) => ({
    success: true as const,
    now: clock(),
    order: await readOpenedOrder(database, opened, await ownOrderSettings()),
  });

  /** Opens an order that is about to be changed, within the limits. */
  async function openToChange(c: Context, input: OpenOrder): Promise<OpenedOrder> {
    const opened = await openOrderToChange(deps, input, tokenOf(c));
    await limiter.take(ownOrderLimits(addressOf(c), opened.order.id));
    return opened;
  }

  async function replyOpened(c: Context, input: OpenOrder) {
    return c.json(await replyWith(await open(c, input)));
  }

  const routes = new Hono()
    .use(noStore)
    .post('/view', ...jsonBody(openOrderSchema), async (c) => {
      return await replyOpened(c, c.req.valid('json'));
    })
    .post('/lookup', ...jsonBody(lookUpSchema), async (c) => {
      const { opened, key } = await lookUpOrder(deps, c.req.valid('json'), addressOf(c));
      return c.json({ ...await replyWith(opened), key });
    })
    .post('/unlock', ...jsonBody(unlockSchema), async (c) => {
      const { digits, ...input } = c.req.valid('json');
      await limiter.take(linkLimits(addressOf(c)));
      const toUnlock = await openOrderToChange(deps, input, tokenOf(c));
      const { opened, key } = await unlockOrder(deps, toUnlock, digits);
      return c.json({ ...await replyWith(opened), key });
    })
    .post('/claim', ...jsonBody(openOrderSchema), async (c) => {
      const input = c.req.valid('json');
      await claimTransfer(deps, await openToChange(c, input));
      return await replyOpened(c, input);
    })
    .post('/cancel', ...jsonBody(openOrderSchema), async (c) => {
      const input = c.req.valid('json');
      const { changeTime } = await ownOrderSettings();
      await cancelOwnOrder(deps, await openToChange(c, input), changeTime);
      return await replyOpened(c, input);
    })
    .post('/readdress', ...jsonBody(readdressSchema), async (c) => {
      const { address, ...input } = c.req.valid('json');
      const { changeTime } = await ownOrderSettings();
      await changeOwnAddress(deps, await openToChange(c, input), address, changeTime);
      return await replyOpened(c, input);
    })
    .post('/invoice', ...jsonBody(requestInvoiceSchema), async (c) => {
      const { invoice, ...input } = c.req.valid('json');
      await requestInvoice(deps, await openToChange(c, input), invoice);
      return await replyOpened(c, input);
    })
    .post('/return', ...jsonBody(requestReturnSchema), async (c) => {
      const { reason, ...input } = c.req.valid('json');
      const { returnTime } = await ownOrderSettings();
      await requestReturn(deps, await openToChange(c, input), reason, returnTime);
      return await replyOpened(c, input);
    });
  return describe('Orders', routes, () => {
    const { address, token: key } = examples;
    const body = { code: examples.fields.code, key };
    const opened = {
      now: z.int().describe('Time of the server, for a device whose clock is wrong'),
      order: openedOrderSchema,
    };
    const order = success(opened);
    const found = success({
      ...opened,
      key: z.string().describe('Opens the whole order for a day'),
    });
    const change = { session: 'optional', reply: order, errors: changeErrors } as const;
    return {
      'POST /view': {
        id: 'viewOrder',
        summary: 'Returns an order to its customer',
        description: 'With the session of its customer, or with the key of a link. The recipient ' +
          'of a gift sees no amount, no payment and no personal data.',
        session: 'optional',
        reply: order,
        errors: openOrderErrors,
        example: { body },
      },
      'POST /lookup': {
        id: 'lookUpOrder',
        summary: 'Returns the order with a code and a phone number',
        description: 'A gift is shown as to its recipient. A wrong pair is 404. After five wrong ' +
          'pairs in an hour, from a network or for a code, every pair is 429.',
        reply: found,
        errors: ['NOT_FOUND'],
        example: { body: { code: examples.fields.code, phone: address.phone } },
      },
      'POST /unlock': {
        id: 'unlockOrder',
        summary: 'Returns the whole order after the link of a mail',
        description: 'For a customer who knows the last four digits of the phone number; after ' +
          'five wrong ones in an hour the reply is 429.',
        reply: found,
        errors: [...openOrderErrors, 'BROKEN_RULE'],
        example: { body: { ...body, digits: '5678' } },
      },
      'POST /claim': {
        ...change,
        id: 'claimTransfer',
        summary: 'Notes that the customer says to have made the transfer',
        description: 'It proves nothing: the order waits until the money has arrived.',
        example: { body },
      },
      'POST /cancel': {
        ...change,
        id: 'cancelOrder',
        summary: 'Cancels an order that its customer can still change',
        example: { body },
      },
      'POST /readdress': {
        ...change,
        id: 'changeOrderAddress',
        summary: 'Changes the address of an order',
        description:
          'In another province the fee for the delivery may change. That is refused if ' +
          'the order was paid, or waits for a transfer.',
        example: { body: { ...body, address } },
      },
      'POST /return': {
        ...change,
        id: 'requestReturn',
        summary: 'Asks to return the goods of a delivered order',
        example: { body: { ...body, reason: 'Vòng tay bị nứt một hạt.' } },
      },
      'POST /invoice': {
        ...change,
        id: 'requestInvoice',
        summary: 'Requests an invoice for a company',
        example: {
          body: {
            ...body,
            invoice: {
              company: 'Công ty TNHH Đá Quý',
              taxCode: '0123456789',
              address: '12 Hàng Bạc, Hà Nội',
            },
          },
        },
      },
    };
  }).route('/alerts', orderAlertRoutes(deps, openToChange))
    .route('/reviews', orderReviewRoutes(deps, openToChange));
}

const changeErrors = [...openOrderErrors, 'ORDER_FIXED', 'BROKEN_RULE'] as const;
