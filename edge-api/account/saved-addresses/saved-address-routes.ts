import { Hono } from 'hono';
import { saveAddressSchema, savedAddressLimit } from '../../contract/account/saved-address.ts';
import { assertKnownAddress } from '../../addresses/assert-known-address.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { jsonBody } from '../../http/json-body.ts';
import { accountChangeLimits } from '../../rate-limit/rate-rules.ts';
import type { AccountContext } from '../account-context.ts';
import { requireUser } from '../sessions/require-user.ts';
import { changeSavedAddress, deleteSavedAddress } from './change-saved-address.ts';
import { saveAddress } from './save-address.ts';

/**
 * Routes of the saved addresses of a user, for `/api/user/account/addresses`: `POST /`, `PUT /:id`
 * and `DELETE /:id`. All of them require a session.
 */
export function savedAddressRoutes(context: AccountContext) {
  const { database, clock, limiter, isKnownAddress } = context;
  const signedIn = requireUser(database, clock);
  return new Hono()
    .post('/', signedIn, ...jsonBody(saveAddressSchema), async (c) => {
      const { id: userId } = c.var.user;
      await limiter.take(accountChangeLimits(userId));
      const { address: entered } = c.req.valid('json');
      await assertKnownAddress(isKnownAddress, entered);
      const address = await saveAddress(database, userId, entered, clock());
      if (!address) {
        throw new ConflictError(
          'ADDRESS_LIMIT',
          `Bạn đã lưu đủ ${savedAddressLimit} địa chỉ, vui lòng xóa bớt trước khi thêm.`,
        );
      }
      return c.json({ success: true as const, address });
    })
    .put('/:id', signedIn, ...jsonBody(saveAddressSchema), async (c) => {
      const { id: userId } = c.var.user;
      await limiter.take(accountChangeLimits(userId));
      const { address: entered } = c.req.valid('json');
      await assertKnownAddress(isKnownAddress, entered);
      const owned = { userId, id: toAddressId(c.req.param('id')) };
      const address = await changeSavedAddress(database, owned, entered, clock());
      return c.json({ success: true as const, address });
    })
    .delete('/:id', signedIn, async (c) => {
      const { id: userId } = c.var.user;
      await limiter.take(accountChangeLimits(userId));
      await deleteSavedAddress(database, { userId, id: toAddressId(c.req.param('id')) });
      return c.json({ success: true as const });
    });
}

/** Returns the id, so that no other text reaches the write queue. */
function toAddressId(text: string): string {
  if (/^[\da-f-]{36}$/.test(text)) return text;
  throw new NotFoundError();
}
