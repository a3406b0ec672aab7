import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import {
  emailKey,
  emailSchema,
  type FacebookClaim,
  personNameSchema,
} from '../../contract/account/user.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { isConstraintViolation } from '../../db/sqlite-error.ts';
import {
  ConflictError,
  RefusedLogInError,
  UnavailableError,
  ValidationError,
} from '../../errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import {
  type FacebookGraph,
  type FacebookUser,
  GraphError,
  GraphTokenError,
} from './facebook-graph.ts';
import { findUserByEmail } from '../find-user.ts';
import type { StartedSession } from '../register.ts';
import { newSession, startSession } from '../session.ts';

/**
 * Starts a session for who comes by Facebook, and opens an account for who is new. Nothing that the
 * browser says is believed before Facebook has said the same. An account with the same e-mail is joined
 * only when its address is confirmed: otherwise it may be a stranger's, who waits for the owner.
 *
 * @param graph undefined where no app is set up at Facebook
 * @param now ms since 1970
 * @param signal gives up asking Facebook
 * @throws {RefusedLogInError} FACEBOOK_REFUSED
 * @throws {ValidationError} for who is new and has no e-mail at Facebook
 * @throws {ConflictError} EMAIL_UNVERIFIED, EMAIL_TAKEN
 * @throws {UnavailableError} if Facebook does not answer, or is not asked
 */
export async function facebookLogIn(
  database: Database,
  graph: FacebookGraph | undefined,
  claim: FacebookClaim,
  now: number,
  signal?: AbortSignal,
): Promise<StartedSession> {
  if (!graph) throw new UnavailableError('Đăng nhập Facebook chưa được bật.');
  const person = await confirm(graph, claim, signal);
  const name = personNameSchema.safeParse(person.name).data ?? claim.name;
  try {
    return await enter(database, { ...person, name }, now);
  } catch (error) {
    // Someone was faster with this e-mail or this person: now there is an account.
    if (isConstraintViolation(error)) return await enter(database, { ...person, name }, now);
    throw error;
  }
}

/** The person as Facebook knows them, with an e-mail only if it is one. */
async function confirm(graph: FacebookGraph, claim: FacebookClaim, signal?: AbortSignal) {
  const person = await getUser(graph, claim.accessToken, signal);
  const email = emailSchema.safeParse(person.email).data;
  if (person.id !== claim.facebookId) throw refused();
  if (email && (!claim.email || emailKey(email) !== emailKey(claim.email))) throw refused();
  return { ...person, email };
}

async function getUser(graph: FacebookGraph, accessToken: string, signal?: AbortSignal) {
  try {
    return await graph.getUser(accessToken, signal);
  } catch (error) {
    if (error instanceof GraphTokenError) throw refused();
    if (error instanceof GraphError) throw new UnavailableError();
    throw error;
  }
}

function refused() {
  return new RefusedLogInError('FACEBOOK_REFUSED', 'Không thể lấy thông tin từ Facebook');
}

async function enter(
  database: Database,
  person: FacebookUser,
  now: number,
): Promise<StartedSession> {
  const [known] = await database.read.select({ id: users.id }).from(users)
    .where(eq(users.facebookId, person.id));
  if (known) return { token: await startSession(database, known.id, now), mailQueued: false };
  if (!person.email) {
    throw new ValidationError(
      'Tài khoản Facebook của bạn chưa có email, vui lòng đăng ký bằng email.',
    );
  }
  const owner = await findUserByEmail(database, person.email);
  if (!owner) return await open(database, { ...person, email: person.email }, now);
  if (owner.emailVerifiedAt === null) {
    throw new ConflictError(
      'EMAIL_UNVERIFIED',
      'Email này đã đăng ký nhưng chưa xác thực. ' +
        'Vui lòng đăng nhập bằng mật khẩu và xác thực email trước.',
    );
  }
  await join(database, owner.id, person.id);
  return { token: await startSession(database, owner.id, now), mailQueued: false };
}

async function open(
  database: Database,
  { id: facebookId, name, email }: Required<FacebookUser>,
  now: number,
): Promise<StartedSession> {
  const id = crypto.randomUUID();
  const { token, insert } = await newSession(id, now);
  await database.batch((db) => [
    db.insert(users).values({
      id,
      name,
      email,
      emailKey: emailKey(email),
      facebookId,
      emailVerifiedAt: now,
      createdAt: now,
    }),
    insert(db),
    insertMail(db, { kind: 'welcome', userId: id }, now),
  ]);
  return { token, mailQueued: true };
}

async function join(database: Database, userId: string, facebookId: string): Promise<void> {
  const [joined] = await database.batch((db) => [
    db.update(users).set({ facebookId })
      .where(
        and(
          eq(users.id, userId),
          isNotNull(users.emailVerifiedAt),
          or(isNull(users.facebookId), eq(users.facebookId, facebookId)),
        ),
      )
      .returning({ id: users.id }),
  ]);
  if (joined.length === 0) {
    throw new ConflictError('EMAIL_TAKEN', 'Email này đã có tài khoản, vui lòng đăng nhập.');
  }
}
