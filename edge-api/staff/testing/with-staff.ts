import type { Role } from '../../contract/staff/roles.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { inviteStaff } from '../operations/invite-staff.ts';
import { totpCode, totpStep } from '../totp.ts';

/** Password of the members that tests create. */
export const staffPassword = 'bốn hạt mã não xanh';

/** A member of staff of a test. */
export interface TestMember {
  id: string;
  email: string;
  /** Secret of the codes in base32. */
  secret: string;
  recoveryCodes: string[];
  /** `Cookie` header with the session. */
  cookie: string;
}

/** Adds functions that create members of staff, and send requests as the back office does. */
export function withStaff(shop: TestShop) {
  const { deps } = shop;

  /** Sends a request from a page of the back office, and reads the reply. */
  async function send(path: string, body?: unknown, options: Record<string, string> = {}) {
    const { from, ...others } = options;
    const headers = { Origin: deps.adminOrigin, ...others };
    const method = body === undefined ? 'GET' : 'POST';
    const reply = await shop.request(method, path, { body, headers, from });
    return { ...reply, setCookie: reply.headers.getSetCookie()[0] ?? '' };
  }

  /** Invites a person and returns the token of the link. */
  async function invite(role: Role, email = `${role}@example.com`): Promise<string> {
    const { link } = await runAsOwner(deps, inviteStaff, { email, role });
    return link.split('#')[1]!;
  }

  /** Returns the code that an authenticator shows, which no log-in has used yet. */
  async function codeOf(secret: string): Promise<string> {
    shop.advance(60_000);
    return await totpCode(secret, totpStep(deps.clock()));
  }

  /** Logs a member in and returns the `Cookie` header. */
  async function logIn({ email, secret }: Pick<TestMember, 'email' | 'secret'>): Promise<string> {
    const credentials = { email, password: staffPassword, code: await codeOf(secret) };
    const { setCookie } = await send('staff/log-in', credentials);
    return setCookie.split(';')[0]!;
  }

  /** Creates a member with a session. */
  async function join(role: Role, email = `${role}@example.com`): Promise<TestMember> {
    const token = await invite(role, email);
    const accepted = await send('staff/accept', {
      token,
      name: 'Trần Bình',
      password: staffPassword,
    });
    const { totp: { secret }, recoveryCodes } = accepted.body;
    const cookie = await logIn({ email, secret });
    const { body } = await send('staff/me', undefined, { Cookie: cookie });
    return { id: body.staff.id, email, secret, recoveryCodes, cookie };
  }

  return { ...shop, send, invite, codeOf, logIn, join };
}
