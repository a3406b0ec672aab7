import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { createDeviceCookie } from '../account/devices/device-cookie.ts';
import { issueDeviceToken, readDeviceToken } from '../account/devices/device-token.ts';
import { emailKey } from '../contract/account/user.ts';
import { staff } from '../db/schema/staff-tables.ts';
import type { RateRule } from '../rate-limit/rate-limiter.ts';
import { knownDeviceLimits, logInLimits } from '../rate-limit/rate-rules.ts';
import type { StaffContext } from './staff-context.ts';

const deviceCookie = createDeviceCookie('staff-device', '/api/staff');

/**
 * Returns the limits of a log-in of staff with a password. A browser in which the member has logged
 * in before has its own limit, so that strangers cannot lock the member out.
 */
export async function findStaffLogInLimits(
  { addressOf, accountLimits, clock, database }: StaffContext,
  c: Context,
  email: string,
): Promise<{ rules: RateRule[]; deviceId?: string }> {
  const token = deviceCookie.read(c);
  if (token !== '') {
    const [member] = await database.read.select().from(staff)
      .where(and(eq(staff.emailKey, emailKey(email)), isNull(staff.disabledAt)));
    const deviceId = await readDeviceToken(token, member, clock());
    if (member && deviceId) {
      return { rules: knownDeviceLimits(`staff ${member.id}`, deviceId, accountLimits), deviceId };
    }
  }
  return { rules: logInLimits(addressOf(c), email, accountLimits, 'staff log-in') };
}

/** Sets the cookie of a browser in which a member has logged in with a password. */
export async function rememberStaffBrowser(
  { adminOrigin, clock, database }: StaffContext,
  c: Context,
  staffId: string,
  deviceId?: string,
): Promise<void> {
  const [member] = await database.read.select().from(staff).where(eq(staff.id, staffId));
  if (!member) return;
  const token = await issueDeviceToken(member, clock(), deviceId);
  deviceCookie.set(c, token, adminOrigin.startsWith('https:'));
}
