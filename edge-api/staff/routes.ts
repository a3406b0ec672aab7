import { and, desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { emailKey } from '../contract/account/user.ts';
import { hashToken } from '../sessions/token.ts';
import { roles } from '../contract/staff/roles.ts';
import {
  acceptInvitationSchema,
  confirmStaffSchema,
  invitationSchema,
  memberReply,
  noFieldsSchema,
  ownedItemSchema,
  staffLogInSchema,
  staffSecretsSchema,
} from '../contract/staff/staff-requests.ts';
import { z } from '../contract/zod.ts';
import { columnsFor } from '../db/columns-for.ts';
import { guardedBatch } from '../db/guarded-batch.ts';
import { staffSessions } from '../db/schema/staff-tables.ts';
import { InvalidCredentialsError, NotFoundError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { noStore } from '../http/no-store.ts';
import { describe } from '../openapi/describe.ts';
import examples from '../openapi/examples.json' with { type: 'json' };
import { emptyReply, success } from '../openapi/reply.ts';
import { knownDeviceLimits, staffLimits } from '../rate-limit/rate-rules.ts';
import { acceptInvitation, findInvitation } from './invitations.ts';
import { checkPasswordAndCode } from './checked-credentials.ts';
import { findStaffLogInLimits, rememberStaffBrowser } from './known-browser.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { checkPasskey } from './passkeys/passkeys.ts';
import { requireOrigin, requireStaff, withOrigin } from './require-staff.ts';
import { createStaffContext, type StaffRouteDeps, toStaffMember } from './staff-context.ts';
import { isCurrentSession } from './staff-session.ts';

const sessionSchema = z.object({
  id: z.string(),
  device: z.string().nullable(),
  createdAt: z.int(),
  lastUsedAt: z.int(),
  current: z.boolean(),
});

/**
 * Routes of the accounts of staff, for `/api/staff`: invitations, log-in, passkeys and sessions.
 * Only pages of the back office may call them.
 */
export function staffRoutes(deps: StaffRouteDeps) {
  const context = createStaffContext(deps);
  const { database, clock, limiter, accountLimits, cookie, audit, addressOf } = context;
  const session = requireStaff(context);

  const routes = new Hono()
    .use(noStore, requireOrigin(deps.adminOrigin))
    .post('/invitation', ...jsonBody(invitationSchema), async (c) => {
      await limiter.take(staffLimits(addressOf(c)));
      const { email, role } = await findInvitation(database, c.req.valid('json').token, clock());
      return c.json({ success: true as const, email, role });
    })
    .post('/accept', ...jsonBody(acceptInvitationSchema), async (c) => {
      await limiter.take(staffLimits(addressOf(c)));
      const secrets = await acceptInvitation(deps, c.req.valid('json'), clock());
      return c.json({ success: true as const, ...secrets });
    })
    .post('/log-in', ...jsonBody(staffLogInSchema), async (c) => {
      const credentials = c.req.valid('json');
      return await audit(c, emailKey(credentials.email), 'staff log-in', async () => {
        const { rules, deviceId } = await findStaffLogInLimits(context, c, credentials.email);
        await limiter.take(rules);
        const checked = await checkPasswordAndCode(deps, credentials, clock());
        const staff = await context.logIn(c, checked);
        await rememberStaffBrowser(context, c, staff.id, deviceId);
        return c.json({ success: true as const, staff });
      });
    })
    .post('/log-out', ...jsonBody(noFieldsSchema), async (c) => {
      const isSession = eq(staffSessions.tokenHash, hashToken(cookie.read(c)));
      if (await database.read.$count(staffSessions, isSession) > 0) {
        await database.batch((db) => [db.delete(staffSessions).where(isSession)]);
      }
      cookie.clear(c);
      return c.json({ success: true as const });
    })
    .get(
      '/me',
      requireStaff(context, () => false),
      (c) => c.json({ success: true as const, staff: toStaffMember(c.var.staff) }),
    )
    .post('/confirm', session, ...jsonBody(confirmStaffSchema), async (c) => {
      const answer = c.req.valid('json');
      const { id, staffId, email } = c.var.staff;
      return await audit(c, emailKey(email), 'staff log-in', async () => {
        // The limits of log-ins can be used up by strangers.
        await limiter.take(knownDeviceLimits(`staff ${staffId}`, id, accountLimits));
        const now = clock();
        const checked = 'password' in answer
          ? await checkPasswordAndCode(deps, { ...answer, email }, now)
          : await checkPasskey(database, await context.site(), answer, now);
        if (checked.staffId !== staffId) {
          throw new InvalidCredentialsError('WRONG_CREDENTIALS.passkey');
        }
        await guardedBatch(database, [checked.guard], (db) => [
          ...checked.use(db),
          db.update(staffSessions).set({ confirmedAt: now }).where(eq(staffSessions.id, id)),
        ]);
        return c.json({ success: true as const });
      }, 'password check');
    })
    .get('/sessions', session, async (c) => {
      const own = c.var.staff;
      const sessions = await database.read.select({
        ...columnsFor(staffSessions, sessionSchema.shape),
        current: sql<number>`${staffSessions.id} = ${own.id}`.mapWith(Boolean),
      }).from(staffSessions)
        .where(and(eq(staffSessions.staffId, own.staffId), isCurrentSession(clock())))
        .orderBy(desc(staffSessions.createdAt)).limit(100);
      return c.json({ success: true as const, sessions });
    })
    .post('/sessions/end', session, ...jsonBody(ownedItemSchema), async (c) => {
      const isOwn = and(
        eq(staffSessions.id, c.req.valid('json').id),
        eq(staffSessions.staffId, c.var.staff.staffId),
      );
      const [ended] = await database.batch((db) => [db.delete(staffSessions).where(isOwn)]);
      if (ended.rowsAffected === 0) throw new NotFoundError('session');
      return c.json({ success: true as const });
    });

  return describe('Staff', routes, () => {
    const { email, name, password, token } = examples;
    const id = '3f2a91c4-d7b0-4c1e-9a35-6d2f8e1b7c04';
    return withOrigin({
      'POST /invitation': {
        id: 'readInvitation',
        summary: 'Returns the address and the role of an invitation',
        reply: success({ email: z.string(), role: z.enum(roles) }),
        errors: ['NOT_FOUND'],
        example: { body: { token } },
      },
      'POST /accept': {
        id: 'acceptInvitation',
        summary: 'Uses an invitation to set a password and a secret for codes',
        description: 'Earlier credentials and sessions of the member end.',
        reply: staffSecretsSchema.extend({ success: z.literal(true) }),
        errors: ['NOT_FOUND', 'LAST_OWNER'],
        example: { body: { token, name, password } },
      },
      'POST /log-in': {
        id: 'logInStaff',
        summary: 'Starts a session with a password and a code, and sets its cookie',
        reply: memberReply,
        errors: ['WRONG_CREDENTIALS'],
        example: { body: { email, password, code: '123456' } },
      },
      'POST /log-out': {
        id: 'logOutStaff',
        summary: 'Ends the session',
        reply: emptyReply,
        example: { body: {} },
      },
      'GET /me': {
        id: 'getStaffMember',
        summary: 'Returns the member of the session',
        description: 'It does not renew the idle time of the session.',
        reply: memberReply,
      },
      'POST /confirm': {
        id: 'confirmStaff',
        summary: 'Checks the credentials again before a dangerous operation',
        reply: emptyReply,
        errors: ['WRONG_CREDENTIALS'],
        example: { body: { password, code: '123456' } },
      },
      'GET /sessions': {
        id: 'listStaffSessions',
        summary: 'Lists the sessions of the member',
        reply: success({ sessions: z.array(sessionSchema) }),
      },
      'POST /sessions/end': {
        id: 'endStaffSession',
        summary: 'Ends a session of the member',
        reply: emptyReply,
        errors: ['NOT_FOUND'],
        example: { body: { id } },
      },
    });
  }).route('/passkeys', passkeyRoutes(context));
}
