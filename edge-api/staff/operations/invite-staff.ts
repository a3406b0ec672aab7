import { and, eq, sql } from 'drizzle-orm';
import { hashToken, newToken } from '../../sessions/token.ts';
import { emailKey, emailSchema } from '../../contract/account/user.ts';
import { roles } from '../../contract/staff/roles.ts';
import { z } from '../../contract/zod.ts';
import { staff, staffInvitations } from '../../db/schema/staff-tables.ts';
import { ConflictError } from '../../errors.ts';
import { operation } from '../../operations/run-operation.ts';
import { hasOtherOwner, isNoActiveOwner } from '../invitations.ts';
import { readStaffVersion } from './staff-row.ts';

/** Time for which an invitation can be used, in ms: one hour. */
const invitationLifetime = 60 * 60_000;

/**
 * Invites a member of staff. With the link the member sets credentials, once. For an existing
 * member the former credentials end when the link is used. Throws {@linkcode ConflictError}:
 * `LAST_OWNER` if the last owner would get another role.
 */
export const inviteStaff = operation({
  name: 'staff.invite',
  permission: 'staff:write',
  confirm: true,
  input: z.object({ email: emailSchema, role: z.enum(roles) }),
  output: z.object({ link: z.string() }),
  async run({ database, clock, commit, adminOrigin }, { email, role }) {
    const [existing] = await database.read.select({ id: staff.id, role: staff.role }).from(staff)
      .where(eq(staff.emailKey, emailKey(email)));
    const id = existing?.id ?? crypto.randomUUID();
    const now = clock();
    const token = newToken();
    const isMember = and(
      eq(staff.id, id),
      role === 'owner' ? undefined : sql`(${isNoActiveOwner()} or ${hasOtherOwner(id)})`,
    );
    const row = { id, email, emailKey: emailKey(email), name: '', role, createdAt: now };
    const committed = await commit((db) => [
      // Of two first invitations of an address at the same time, the second one changes nothing.
      db.insert(staff).values(row).onConflictDoNothing(),
      db.delete(staffInvitations).where(eq(staffInvitations.staffId, id)),
      db.insert(staffInvitations).select(sql`
        select ${hashToken(token)}, ${staff.id}, ${role}, ${now}, ${now + invitationLifetime}
        from ${staff} where ${isMember}`),
    ], {
      subject: id,
      before: existing ? { role: existing.role } : null,
      after: { role, email: maskEmail(email) },
    });
    if (!committed) {
      if (existing) throw new ConflictError('LAST_OWNER');
      const [current] = await database.read.select({ id: staff.id }).from(staff)
        .where(eq(staff.emailKey, emailKey(email)));
      throw new ConflictError('CHANGED.staff', {
        details: { current: await readStaffVersion(database, now, { id: current?.id ?? id }) },
      });
    }
    return { link: `${adminOrigin}/admin/invite#${token}` };
  },
});

/** Returns an e-mail address with the first letter of its mailbox only, for logs. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*@/su, '$1***@');
}
