import { Hono } from 'hono';
import { z } from 'zod';
import { savedAddressSchema } from '../../contract/account/account-overview.ts';
import { saveAddressSchema } from '../../contract/account/saved-address.ts';
import { assertKnownAddress } from '../../addresses/assert-known-address.ts';
import { ConflictError } from '../../errors.ts';
import { jsonBody } from '../../http/json-body.ts';
import { describe } from '../../openapi/describe.ts';
import examples from '../../openapi/examples.json' with { type: 'json' };
import { emptyReply, success } from '../../openapi/reply.ts';
import { accountChangeLimits } from '../../rate-limit/rate-rules.ts';
import { type AccountContext, checkId } from '../account-context.ts';
import { requireUser } from '../../sessions/session.ts';
import { changeSavedAddress, deleteSavedAddress, saveAddress } from './saved-addresses.ts';

/** Routes of the addresses of a user, for `/api/user/account/addresses`, with a session. */
export function savedAddressRoutes(context: AccountContext) {
  const { database, clock, limiter, isKnownAddress } = context;
  const signedIn = requireUser(database, clock);
  const routes = new Hono()
    .post('/', signedIn, ...jsonBody(saveAddressSchema), async (c) => {
      const { id: userId } = c.var.user;
      await limiter.take(accountChangeLimits(userId));
      const { address: entered } = c.req.valid('json');
      await assertKnownAddress(isKnownAddress, entered);
      const address = await saveAddress(database, userId, entered, clock());
      if (!address) throw new ConflictError('ADDRESS_LIMIT');
      return c.json({ success: true as const, address });
    })
    .put('/:id', signedIn, ...jsonBody(saveAddressSchema), async (c) => {
      const { id: userId } = c.var.user;
      await limiter.take(accountChangeLimits(userId));
      const { address: entered } = c.req.valid('json');
      await assertKnownAddress(isKnownAddress, entered);
      const owned = { userId, id: checkId(c.req.param('id')) };
      const address = await changeSavedAddress(database, owned, entered, clock());
      return c.json({ success: true as const, address });
    })
    .delete('/:id', signedIn, async (c) => {
      const { id: userId } = c.var.user;
      await limiter.take(accountChangeLimits(userId));
      await deleteSavedAddress(database, { userId, id: checkId(c.req.param('id')) });
      return c.json({ success: true as const });
    });
  return describe('Profile', routes, () => {
    const { address, id } = examples;
    const params = z.object({ id: z.uuid() });
    const reply = success({ address: savedAddressSchema });
    return {
      'POST /': {
        id: 'saveAddress',
        summary: 'Saves a delivery address',
        reply,
        errors: ['ADDRESS_LIMIT'],
        example: { body: { address } },
      },
      'PUT /:id': {
        id: 'changeAddress',
        summary: 'Changes a saved address',
        params,
        reply,
        errors: ['NOT_FOUND'],
        example: { params: { id }, body: { address } },
      },
      'DELETE /:id': {
        id: 'deleteAddress',
        summary: 'Deletes a saved address',
        params,
        reply: emptyReply,
        errors: ['NOT_FOUND'],
        example: { params: { id } },
      },
    };
  });
}
