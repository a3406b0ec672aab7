import { desc, eq, sql } from 'drizzle-orm';
import { type StaffRow, staffRowSchema } from '../../contract/staff/listed-member.ts';
import { columnsFor } from '../../db/columns-for.ts';
import type { Reader } from '../../db/database.ts';
import { staff, staffInvitations, staffPasskeys } from '../../db/schema/staff-tables.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';

/** Reads all members of staff, or the one with an id. */
export async function readStaff({ read }: Reader, now: number, id?: string): Promise<StaffRow[]> {
  const rows = await read.select({
    ...columnsFor(staff, staffRowSchema.shape),
    acceptedAt: staff.acceptedAt,
    disabledAt: staff.disabledAt,
    // In a query of one table, drizzle writes the names of columns without it.
    invitedUntil: sql<number | null>`(
      select max(expires_at) from ${staffInvitations}
      where staff_id = staff.id and expires_at > ${now})`,
    passkeys: sql<number>`(select count(*) from ${staffPasskeys} where staff_id = staff.id)`,
  }).from(staff).where(id === undefined ? undefined : eq(staff.id, id))
    .orderBy(desc(staff.createdAt), staff.id);
  return rows.map(({ acceptedAt, disabledAt, ...row }) => ({
    ...row,
    state: disabledAt !== null ? 'disabled' : acceptedAt === null ? 'invited' : 'active',
  }));
}

/**
 * Reads a member of staff whose version is known.
 *
 * @param version required version; any if undefined
 * @throws {NotFoundError} if there is no such member
 * @throws {ConflictError} `CHANGED` if the member has another version
 */
export async function readStaffVersion(
  database: Reader,
  now: number,
  { id, version }: { id: string; version?: number },
): Promise<StaffRow> {
  const [row] = await readStaff(database, now, id);
  if (!row) throw new NotFoundError('staff');
  if (version !== undefined && row.version !== version) {
    throw new ConflictError('CHANGED.staff', { details: { current: row } });
  }
  return row;
}
