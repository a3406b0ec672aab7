import { Hono } from 'hono';
import { z } from 'zod';
import { emailKey, emailSchema, personNameSchema } from '../../contract/account/user.ts';
import { ForbiddenError } from '../../errors.ts';
import { jsonBody } from '../../http/json-body.ts';
import { describe } from '../../openapi/describe.ts';
import examples from '../../openapi/examples.json' with { type: 'json' };
import { success } from '../../openapi/reply.ts';
import { guestConfirmLimits, mailRequestLimits } from '../../rate-limit/rate-rules.ts';
import type { AccountContext } from '../account-context.ts';
import { startSession } from '../../sessions/session.ts';
import { confirmGuestCode, requestGuestCode } from './guest-codes.ts';

/** Routes for orders without an account, for `/api/user/guest`. */
export function guestRoutes(context: AccountContext) {
  const { database, clock, limiter, accountLimits, outbox, addressOf, audit } = context;

  async function requireGuestOrders(): Promise<void> {
    const { settings } = await context.shopSettings.current();
    if (settings.guestOrders !== 'on') throw new ForbiddenError('guestOrders');
  }

  const routes = new Hono()
    .post('/code', ...jsonBody(guestCodeSchema), async (c) => {
      await requireGuestOrders();
      const { email } = c.req.valid('json');
      return await audit(c, emailKey(email), 'guest code requested', async () => {
        await limiter.take(mailRequestLimits('guest code', addressOf(c), accountLimits));
        const challenge = await requestGuestCode(database, email, clock());
        outbox.wake();
        const message = `Mã xác nhận được gửi tới ${email}.`;
        return c.json({ success: true as const, challenge, message });
      });
    })
    .post('/confirm', ...jsonBody(guestConfirmSchema), async (c) => {
      await requireGuestOrders();
      await limiter.take(guestConfirmLimits(addressOf(c)));
      const now = clock();
      const { userId } = await confirmGuestCode(database, c.req.valid('json'), now);
      const token = await startSession(database, userId, now, { device: context.deviceOf(c) });
      return c.json({ success: true as const, token });
    });
  return describe('Account', routes, () => {
    const { email, token, name } = examples;
    return {
      'POST /code': {
        id: 'requestGuestCode',
        summary: 'Sends a code to the mailbox of a guest',
        description: 'The reply is the same for an address with an account.',
        reply: success({
          challenge: z.string().describe('Needed with the code: keep it in the browser'),
          message: z.string(),
        }),
        errors: ['FORBIDDEN'],
        example: { body: { email } },
      },
      'POST /confirm': {
        id: 'confirmGuestCode',
        summary: 'Starts a session of a guest with the code of a mail',
        reply: success({ token: z.string() }),
        errors: ['FORBIDDEN', 'ACCOUNT_CHANGED'],
        example: { body: { challenge: token, code: '012345', name } },
      },
    };
  });
}

const wrongCode = 'Mã xác nhận gồm 6 chữ số.';

const guestCodeSchema = z.object({ email: emailSchema }, 'Vui lòng nhập email.');

const guestConfirmSchema = z.object({
  challenge: z.string(wrongCode).max(100, wrongCode),
  code: z.string(wrongCode).transform((code) => code.replaceAll(/\s/g, '')).pipe(
    z.string().regex(/^\d{6}$/, wrongCode),
  ),
  // The form of a gift has the name of its recipient only.
  name: personNameSchema.optional(),
}, wrongCode);
