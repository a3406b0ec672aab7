import { z } from '../zod.ts';
import { roles } from './roles.ts';

/** Member of staff, as owners see it. Times are in ms since 1970. */
export const staffRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Empty until an invitation is accepted. */
  name: z.string(),
  role: z.enum(roles),
  version: z.int(),
  /** `invited` until an invitation is accepted. */
  state: z.enum(['invited', 'active', 'disabled']),
  createdAt: z.int(),
  /** End of an invitation that was not used yet. */
  invitedUntil: z.int().nullable(),
  passkeys: z.int(),
});

export type StaffRow = z.infer<typeof staffRowSchema>;
