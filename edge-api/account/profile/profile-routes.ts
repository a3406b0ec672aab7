import { Hono } from 'hono';
import { z } from 'zod';
import { accountOverviewSchema, accountSchema } from '../../contract/account/account-overview.ts';
import {
  changeEmailSchema,
  changeNameSchema,
  changePasswordSchema,
  deleteAccountSchema,
} from '../../contract/account/account-requests.ts';
import { emailKey } from '../../contract/account/user.ts';
import { NotFoundError } from '../../errors.ts';
import { jsonBody } from '../../http/json-body.ts';
import { describe } from '../../openapi/describe.ts';
import examples from '../../openapi/examples.json' with { type: 'json' };
import { emptyReply, messageReply, success } from '../../openapi/reply.ts';
import { accountChangeLimits, emailChangeLimits } from '../../rate-limit/rate-rules.ts';
import type { AccountContext } from '../account-context.ts';
import { deleteAccount } from '../deletion/delete-account.ts';
import { cancelEmailChange, requestEmailChange } from '../email-change/email-change.ts';
import { changePassword } from '../passwords/change-password.ts';
import { endAllSessions, endSessionById } from '../../sessions/manage-sessions.ts';
import { requireUser } from '../../sessions/session.ts';
import { readAccount, readAccountOverview } from './read-account.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account-tables.ts';

const sessionIdPattern = /^[\w-]{16}$/;

/** Routes of the account page, for `/api/user/account`. All of them require a session. */
export function profileRoutes(context: AccountContext) {
  const { database, clock, limiter, outbox, addressOf, audit, sessionHash } = context;
  const signedIn = requireUser(database, clock);

  const routes = new Hono()
    .get('/', signedIn, async (c) => {
      const reader = { userId: c.var.user.id, sessionHash: await sessionHash(c) };
      const overview = await readAccountOverview(database, reader, clock());
      return c.json({ success: true as const, ...overview });
    })
    .post('/name', signedIn, ...jsonBody(changeNameSchema), async (c) => {
      const { id } = c.var.user;
      await limiter.take(accountChangeLimits(id));
      await changeName(database, id, c.req.valid('json').name);
      const account = await readAccount(database, id, clock());
      return c.json({ success: true as const, account });
    })
    .post('/email', signedIn, ...jsonBody(changeEmailSchema), async (c) => {
      const { user } = c.var;
      const { email, password } = c.req.valid('json');
      return await audit(c, emailKey(user.email), 'e-mail change requested', async () => {
        const { rules } = await context.limitsOf(c, user.email);
        await limiter.take([...rules, ...emailChangeLimits(addressOf(c), user.id)]);
        await requestEmailChange(context, { userId: user.id, email, password }, clock());
        outbox.wake();
        const account = await readAccount(database, user.id, clock());
        const message =
          `Chúng tôi đã gửi email xác nhận đến ${email}. Email của tài khoản sẽ được đổi sau khi bạn xác nhận.`;
        return c.json({ success: true as const, message, account });
      });
    })
    .delete('/email', signedIn, async (c) => {
      const { id } = c.var.user;
      await limiter.take(accountChangeLimits(id));
      await cancelEmailChange(database, id);
      const account = await readAccount(database, id, clock());
      return c.json({ success: true as const, account });
    })
    .post('/password', signedIn, ...jsonBody(changePasswordSchema), async (c) => {
      const { user } = c.var;
      return await audit(c, emailKey(user.email), 'password changed', async () => {
        const { rules, deviceId } = await context.limitsOf(c, user.email);
        await limiter.take(rules);
        const change = {
          ...c.req.valid('json'),
          userId: user.id,
          sessionHash: await sessionHash(c),
        };
        await changePassword(context, change, clock());
        outbox.wake();
        // The old cookie was signed with the old password.
        await context.rememberDevice(c, user.email, deviceId);
        const message = 'Mật khẩu đã được đổi. Các thiết bị khác đã được đăng xuất.';
        return c.json({ success: true as const, message });
      });
    })
    .post('/logout-all', signedIn, async (c) => {
      const { user } = c.var;
      return await audit(c, emailKey(user.email), 'sessions ended', async () => {
        await endAllSessions(database, user.id);
        return c.json({ success: true as const });
      });
    })
    .delete('/sessions/:id', signedIn, async (c) => {
      const { user } = c.var;
      const id = c.req.param('id');
      if (!sessionIdPattern.test(id)) throw new NotFoundError();
      await limiter.take(accountChangeLimits(user.id));
      return await audit(c, emailKey(user.email), 'sessions ended', async () => {
        await endSessionById(database, user.id, id);
        return c.json({ success: true as const });
      });
    })
    .post('/delete', signedIn, ...jsonBody(deleteAccountSchema), async (c) => {
      const { user } = c.var;
      return await audit(c, emailKey(user.email), 'account deleted', async () => {
        const { rules } = await context.limitsOf(c, user.email);
        await limiter.take(rules);
        const { password } = c.req.valid('json');
        await deleteAccount(context, { userId: user.id, password }, clock());
        outbox.wake();
        const message = 'Tài khoản của bạn đã được xóa.';
        return c.json({ success: true as const, message });
      });
    });
  return describe('Profile', routes, () => {
    const { email, name, password, newPassword, sessionId } = examples;
    const accountReply = success({ account: accountSchema });
    return {
      'GET /': {
        id: 'getAccount',
        summary: 'Returns the account with its sessions and addresses',
        reply: success(accountOverviewSchema.shape),
      },
      'POST /name': {
        id: 'changeName',
        summary: 'Changes the name',
        reply: accountReply,
        example: { body: { name } },
      },
      'POST /email': {
        id: 'requestEmailChange',
        summary: 'Sends a link to a new address',
        description: 'The address changes when the link is confirmed. An account with a password ' +
          'requires it.',
        reply: success({ message: z.string(), account: accountSchema }),
        errors: ['WRONG_PASSWORD', 'ACCOUNT_CHANGED'],
        example: { body: { email, password } },
      },
      'DELETE /email': {
        id: 'cancelEmailChange',
        summary: 'Cancels the change of the address',
        reply: accountReply,
      },
      'POST /password': {
        id: 'changePassword',
        summary: 'Changes the password and ends the other sessions',
        description: 'An account with a password requires it.',
        reply: messageReply,
        errors: ['WRONG_PASSWORD', 'ACCOUNT_CHANGED'],
        example: { body: { currentPassword: password, password: newPassword } },
      },
      'POST /logout-all': { id: 'endAllSessions', summary: 'Ends all sessions', reply: emptyReply },
      'DELETE /sessions/:id': {
        id: 'endSession',
        summary: 'Ends a session',
        params: z.object({ id: z.string().regex(sessionIdPattern) }),
        reply: emptyReply,
        errors: ['NOT_FOUND'],
        example: { params: { id: sessionId } },
      },
      'POST /delete': {
        id: 'deleteAccount',
        summary: 'Deletes the account',
        description: 'Its orders stay without personal data. An account with a password ' +
          'requires it.',
        reply: messageReply,
        errors: ['WRONG_PASSWORD', 'ORDERS_OPEN', 'ACCOUNT_CHANGED'],
        example: { body: { password } },
      },
    };
  });
}

async function changeName(database: Database, userId: string, name: string): Promise<void> {
  await database.batch((db) => [
    db.update(users).set({ name }).where(and(eq(users.id, userId), isNull(users.deletedAt))),
  ]);
}
