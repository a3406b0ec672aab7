import { and, desc, eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import {
  memberReply,
  newPasskeyOptionsSchema,
  newPasskeySchema,
  noFieldsSchema,
  ownedItemSchema,
  passkeyAnswerSchema,
} from '../../contract/staff/staff-requests.ts';
import { z } from '../../contract/zod.ts';
import { columnsFor } from '../../db/columns-for.ts';
import { guardedBatch } from '../../db/guarded-batch.ts';
import { staffPasskeys, staffSessions } from '../../db/schema/staff-tables.ts';
import {
  ConflictError,
  NotFoundError,
  UnauthenticatedError,
  ValidationError,
} from '../../errors.ts';
import { jsonBody } from '../../http/json-body.ts';
import { describe } from '../../openapi/describe.ts';
import examples from '../../openapi/examples.json' with { type: 'json' };
import { emptyReply, success } from '../../openapi/reply.ts';
import { staffLimits } from '../../rate-limit/rate-rules.ts';
import { assertConfirmed } from '../assert-confirmed.ts';
import { findInvitation, redeemInvitation } from '../invitations.ts';
import { requireStaff, withOrigin } from '../require-staff.ts';
import type { StaffContext } from '../staff-context.ts';
import { findStaffSession } from '../staff-session.ts';
import {
  checkPasskey,
  newPasskeyOptions,
  passkeyLogInOptions,
  verifyNewPasskey,
} from './passkeys.ts';

const passkeySchema = z.object({
  id: z.string(),
  device: z.string().nullable(),
  createdAt: z.int(),
  lastUsedAt: z.int().nullable(),
});

/** Routes of passkeys, for `/api/staff/passkeys`. */
export function passkeyRoutes(context: StaffContext) {
  const { database, clock, cookie, limiter, audit, addressOf, site } = context;
  const session = requireStaff(context);

  /** Returns the member that makes a passkey, of an invitation or of the session. */
  async function findOwner(c: Context, token: string | undefined) {
    if (token !== undefined) {
      const invitation = await findInvitation(database, token, clock());
      return { id: invitation.staffId, email: invitation.email, invitation, guards: [] };
    }
    const own = await findStaffSession(database, cookie.read(c), clock(), true);
    if (!own) throw new UnauthenticatedError();
    // A stolen session must not be able to make itself permanent.
    assertConfirmed(own.confirmedAt, clock());
    const isSession = eq(staffSessions.id, own.id);
    const guard = {
      condition: sql`exists (select 1 from ${staffSessions} where ${isSession})`,
      error: () => new UnauthenticatedError(),
    };
    return { id: own.staffId, email: own.email, guards: [guard] };
  }

  const routes = new Hono()
    .post('/register/options', ...jsonBody(newPasskeyOptionsSchema), async (c) => {
      await limiter.take(staffLimits(addressOf(c)));
      const owner = await findOwner(c, c.req.valid('json').token);
      const options = await newPasskeyOptions(database, await site(), owner, clock());
      return c.json({ success: true as const, options });
    })
    .post('/register', ...jsonBody(newPasskeySchema), async (c) => {
      await limiter.take(staffLimits(addressOf(c)));
      const answer = c.req.valid('json');
      const { id, invitation, guards } = await findOwner(c, answer.token);
      if (invitation && answer.name === undefined) {
        const reason = 'staffName';
        throw new ValidationError(reason, { issues: [{ path: 'name', reason }] });
      }
      const device = context.deviceOf(c);
      const row = await verifyNewPasskey(database, await site(), id, answer, clock(), device);
      if (!invitation) {
        await guardedBatch(database, guards, (db) => [db.insert(staffPasskeys).values(row)]);
        return c.json({ success: true as const });
      }
      const { name = '' } = answer;
      const credentials = { name, passwordHash: null, totpSecret: null };
      const staff = await context.startSession(
        c,
        id,
        (insert) =>
          redeemInvitation(database, invitation, credentials, clock(), (db) => [
            db.insert(staffPasskeys).values(row),
            insert(db),
          ]),
      );
      return c.json({ success: true as const, staff });
    })
    .post('/log-in/options', ...jsonBody(noFieldsSchema), async (c) => {
      await limiter.take(staffLimits(addressOf(c)));
      const options = await passkeyLogInOptions(database, await site(), clock());
      return c.json({ success: true as const, options });
    })
    .post('/log-in', ...jsonBody(passkeyAnswerSchema), async (c) => {
      const answer = c.req.valid('json');
      return await audit(c, answer.id, 'staff log-in', async () => {
        await limiter.take(staffLimits(addressOf(c)));
        const checked = await checkPasskey(database, await site(), answer, clock());
        return c.json({ success: true as const, staff: await context.logIn(c, checked) });
      });
    })
    .get('/', session, async (c) => {
      const isOwn = eq(staffPasskeys.staffId, c.var.staff.staffId);
      const passkeys = await database.read
        .select(columnsFor(staffPasskeys, passkeySchema.shape))
        .from(staffPasskeys).where(isOwn).orderBy(desc(staffPasskeys.createdAt));
      return c.json({ success: true as const, passkeys });
    })
    .post('/remove', session, ...jsonBody(ownedItemSchema), async (c) => {
      assertConfirmed(c.var.staff.confirmedAt, clock());
      const { id } = c.req.valid('json');
      const { staffId } = c.var.staff;
      const isOwn = and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId));
      // Without a password, nobody could log in any more.
      const isSpare = sql`(
        exists (select 1 from staff where id = ${staffId} and password_hash is not null)
        or exists (select 1 from staff_passkeys where staff_id = ${staffId} and id <> ${id}))`;
      const [removed] = await database.batch((db) => [
        db.delete(staffPasskeys).where(and(isOwn, isSpare)),
      ]);
      if (removed.rowsAffected > 0) return c.json({ success: true as const });
      const isKept = await database.read.$count(staffPasskeys, isOwn) > 0;
      throw isKept ? new ConflictError('LAST_PASSKEY') : new NotFoundError('passkey');
    });

  return describe('Staff', routes, () => {
    const { name, token } = examples;
    const id = 'AQIDBAUGBwgJCgsMDQ4PEA';
    const answer = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
    const options = success({
      options: z.looseObject({ challenge: z.string() })
        .describe('Options for `startRegistration()` or `startAuthentication()`'),
    });
    return withOrigin({
      'POST /register/options': {
        id: 'getNewPasskeyOptions',
        summary: 'Returns a challenge for a new passkey, with an invitation or a session',
        reply: options,
        errors: ['UNAUTHENTICATED', 'CONFIRM_REQUIRED', 'NOT_FOUND'],
        example: { body: { token } },
      },
      'POST /register': {
        id: 'registerPasskey',
        summary: 'Stores a new passkey; with an invitation also starts a session',
        reply: z.union([memberReply, emptyReply]),
        errors: ['UNAUTHENTICATED', 'CONFIRM_REQUIRED', 'NOT_FOUND', 'LAST_OWNER'],
        example: {
          body: {
            ...answer,
            token,
            name,
            response: { clientDataJSON: 'e30', attestationObject: 'oA' },
          },
        },
      },
      'POST /log-in/options': {
        id: 'getPasskeyOptions',
        summary: 'Returns a challenge for a log-in or a confirmation',
        reply: options,
        example: { body: {} },
      },
      'POST /log-in': {
        id: 'logInWithPasskey',
        summary: 'Starts a session with a passkey, and sets its cookie',
        reply: memberReply,
        errors: ['WRONG_CREDENTIALS'],
        example: {
          body: {
            ...answer,
            response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
          },
        },
      },
      'GET /': {
        id: 'listPasskeys',
        summary: 'Lists the passkeys of the member',
        reply: success({ passkeys: z.array(passkeySchema) }),
      },
      'POST /remove': {
        id: 'removePasskey',
        summary: 'Removes a passkey of the member',
        reply: emptyReply,
        errors: ['CONFIRM_REQUIRED', 'NOT_FOUND', 'LAST_PASSKEY'],
        example: { body: { id } },
      },
    });
  });
}
