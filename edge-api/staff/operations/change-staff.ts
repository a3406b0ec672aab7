import { and, eq, type SQL, sql } from 'drizzle-orm';
import { roles } from '../../contract/staff/roles.ts';
import { type StaffRow, staffRowSchema } from '../../contract/staff/listed-member.ts';
import { z } from '../../contract/zod.ts';
import {
  staff,
  staffInvitations,
  staffPushes,
  staffSessions,
} from '../../db/schema/staff-tables.ts';
import { ConflictError } from '../../errors.ts';
import { operation, type OperationContext } from '../../operations/run-operation.ts';
import { hasOtherOwner, isNoActiveOwner } from '../invitations.ts';
import { readStaff, readStaffVersion } from './staff-row.ts';

/** Lists the members of staff, the newest first. */
export const listStaff = operation({
  name: 'staff.list',
  permission: 'staff:read',
  input: z.object({}),
  output: z.object({ items: z.array(staffRowSchema) }),
  run: async ({ database, clock }) => ({ items: await readStaff(database, clock()) }),
});

/** Version of the member on which a change is based. */
const versioned = { id: z.string(), version: z.int() };

/**
 * Changes the role of a member, and that of an open invitation. Throws
 * {@linkcode ConflictError}: `CHANGED` if another change came first, `LAST_OWNER` if the shop would
 * have no owner.
 */
export const setStaffRole = operation({
  name: 'staff.setRole',
  permission: 'staff:write',
  confirm: true,
  input: z.object({ ...versioned, role: z.enum(roles) }),
  output: staffRowSchema,
  run: (context, { role, ...member }) =>
    change(context, member, { role }, ({ role }) => ({ role }), role !== 'owner'),
});

/**
 * Disables a member and ends the sessions, invitations and messages to browsers. Another invitation
 * enables the member again. Throws {@linkcode ConflictError} as {@linkcode setStaffRole} does.
 */
export const disableStaff = operation({
  name: 'staff.disable',
  permission: 'staff:write',
  confirm: true,
  input: z.object(versioned),
  output: staffRowSchema,
  run: (context, member) =>
    change(context, member, { disabledAt: context.clock() }, ({ state }) => ({ state }), true),
});

/** @param endsOwner `true` if an owner is no owner after the change */
async function change(
  { database, clock, commit }: OperationContext,
  member: { id: string; version: number },
  set: Partial<typeof staff.$inferInsert>,
  describe: (row: StaffRow) => unknown,
  endsOwner: boolean,
): Promise<StaffRow> {
  const before = await readStaffVersion(database, clock(), member);
  const { id, version } = member;
  const isAllowed: SQL | undefined = endsOwner
    ? sql`(${isNoActiveOwner()} or ${hasOtherOwner(id)})`
    : undefined;
  const isDisabled = sql`exists (
    select 1 from ${staff} where ${staff.id} = ${id} and ${staff.disabledAt} is not null)`;
  const isCurrent = and(eq(staff.id, id), eq(staff.version, version), isAllowed);
  const isStill = sql`exists (select 1 from ${staff} where ${isCurrent})`;
  const after = { ...before, ...set, ...set.disabledAt ? { state: 'disabled' as const } : {} };
  const committed = await commit(
    (db) => {
      const save = db.update(staff).set({ ...set, version: sql`${staff.version} + 1` })
        .where(isCurrent);
      if (!set.role) return [save];
      const reinvite = db.update(staffInvitations).set({ role: set.role })
        .where(and(eq(staffInvitations.staffId, id), isStill));
      return [reinvite, save];
    },
    { subject: id, before: describe(before), after: describe(after) },
    (db) =>
      [staffSessions, staffInvitations, staffPushes].map((table) =>
        db.delete(table).where(and(eq(table.staffId, id), isDisabled))
      ),
  );
  if (!committed) {
    await readStaffVersion(database, clock(), member);
    throw new ConflictError('LAST_OWNER');
  }
  return await readStaffVersion(database, clock(), { id });
}
