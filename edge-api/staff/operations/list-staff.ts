import { staffRowSchema } from '../../contract/staff/listed-member.ts';
import { z } from '../../contract/zod.ts';
import { operation } from '../../operations/run-operation.ts';
import { readStaff } from './staff-row.ts';

/** Lists the members of staff, the newest first. */
export const listStaff = operation({
  name: 'staff.list',
  permission: 'staff:read',
  input: z.object({}),
  output: z.object({ items: z.array(staffRowSchema) }),
  run: async ({ database, clock }) => ({ items: await readStaff(database, clock()) }),
});
