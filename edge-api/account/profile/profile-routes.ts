import { type Context, Hono } from 'hono';
import {
  changeEmailSchema,
  changeNameSchema,
  changePasswordSchema,
  deleteAccountSchema,
} from '../../contract/account/account-requests.ts';
import { emailKey } from '../../contract/account/user.ts';
import { NotFoundError } from '../../errors.ts';
import { jsonBody } from '../../http/json-body.ts';
import {
  accountChangeLimits,
  emailChangeLimits,
  exportLimits,
} from '../../rate-limit/rate-rules.ts';
import type { AccountContext } from '../account-context.ts';
import { deleteAccount } from '../deletion/delete-account.ts';
import { cancelEmailChange, requestEmailChange } from '../email-change/request-email-change.ts';
import { changePassword } from '../passwords/change-password.ts';
import { endAllSessions, endSessionById } from '../sessions/manage-sessions.ts';
import { requireUser } from '../sessions/require-user.ts';
import type { SessionUser } from '../sessions/session.ts';
import { changeName } from './change-name.ts';
import { exportAccount } from './export-account.ts';
import { readAccount, readAccountOverview } from './read-account.ts';

/**
 * Routes of the account page, for `/api/user/account`. All of them require a session:
 *
 * - `GET /` reads the account with its sessions and addresses, `GET /export` all its data.
 * - `POST /name`, `/email` and `/password` change it. `DELETE /email` cancels a pending change.
 * - `POST /logout-all` and `DELETE /sessions/:id` end sessions.
 * - `POST /delete` deletes it.
 */
export function profileRoutes(context: AccountContext) {
  const { database, clock, limiter, outbox, addressOf, securityLog, sessionHash } = context;
  const signedIn = requireUser(database, clock);

  const subjectOf = (c: Context, user: SessionUser) => ({
    account: emailKey(user.email),
    address: addressOf(c),
  });

  return new Hono()
    .get('/', signedIn, async (c) => {
      const reader = { userId: c.var.user.id, sessionHash: await sessionHash(c) };
      const overview = await readAccountOverview(database, reader, clock());
      return c.json({ success: true as const, ...overview });
    })
    .get('/export', signedIn, async (c) => {
      await limiter.take(exportLimits(c.var.user.id));
      const reader = { userId: c.var.user.id, sessionHash: await sessionHash(c) };
      const data = await exportAccount(database, reader, clock());
      return c.json({ success: true as const, ...data }, 200, {
        'Content-Disposition': 'attachment; filename="thach-an-tai-khoan.json"',
      });
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
      return await securityLog.audit(subjectOf(c, user), async () => {
        const { rules } = await context.limitsOf(c, user.email);
        await limiter.take([...rules, ...emailChangeLimits(addressOf(c), user.id)]);
        await requestEmailChange(context, { userId: user.id, email, password }, clock());
        outbox.wake();
        const account = await readAccount(database, user.id, clock());
        const message =
          `Chúng tôi đã gửi email xác nhận đến ${email}. Email của tài khoản sẽ được đổi sau khi bạn xác nhận.`;
        return {
          reply: c.json({ success: true as const, message, account }),
          event: 'e-mail change requested',
        };
      }, 'password check');
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
      return await securityLog.audit(subjectOf(c, user), async () => {
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
        return { reply: c.json({ success: true as const, message }), event: 'password changed' };
      }, 'password check');
    })
    .post('/logout-all', signedIn, async (c) => {
      const { user } = c.var;
      return await securityLog.audit(subjectOf(c, user), async () => {
        await endAllSessions(database, user.id);
        return { reply: c.json({ success: true as const }), event: 'sessions ended' };
      });
    })
    .delete('/sessions/:id', signedIn, async (c) => {
      const { user } = c.var;
      const id = c.req.param('id');
      if (!/^[\w-]{16}$/.test(id)) throw new NotFoundError();
      await limiter.take(accountChangeLimits(user.id));
      return await securityLog.audit(subjectOf(c, user), async () => {
        await endSessionById(database, user.id, id);
        return { reply: c.json({ success: true as const }), event: 'sessions ended' };
      });
    })
    .post('/delete', signedIn, ...jsonBody(deleteAccountSchema), async (c) => {
      const { user } = c.var;
      return await securityLog.audit(subjectOf(c, user), async () => {
        const { rules } = await context.limitsOf(c, user.email);
        await limiter.take(rules);
        const { password } = c.req.valid('json');
        await deleteAccount(context, { userId: user.id, password }, clock());
        outbox.wake();
        const message = 'Tài khoản của bạn đã được xóa.';
        return { reply: c.json({ success: true as const, message }), event: 'account deleted' };
      }, 'password check');
    });
}
