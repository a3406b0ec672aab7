import { z } from '../zod.ts';

export const auditRowSchema = z.object({
  id: z.int(),
  /** ms since 1970 */
  at: z.int(),
  actor: z.string(),
  operation: z.string(),
  subject: z.string(),
  /** Code of an order, or name of a product, that still exists. */
  subjectName: z.string().optional(),
  before: z.unknown(),
  after: z.unknown(),
});

export type AuditRow = z.infer<typeof auditRowSchema>;
