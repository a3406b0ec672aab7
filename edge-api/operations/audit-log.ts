import { is, SQL, sql } from 'drizzle-orm';
import type { StatementBuilder } from '../db/database.ts';
import { type Actor, actorName } from './permissions.ts';

/** Time for which rows of the audit log are kept, in ms: two years. */
export const auditLifetime = 2 * 365 * 24 * 60 * 60_000;

/**
 * Row of the audit log. `before` and `after` are stored as JSON. `before` can be an expression that
 * returns JSON, which is evaluated after the change.
 */
export interface AuditEntry {
  at: number;
  actor: Actor;
  /** Name of the operation. */
  operation: string;
  /** Id of the changed row. */
  subject: string;
  before: unknown;
  after: unknown;
  /** Identifies the change. @default none */
  key?: string;
}

/**
 * Builds the statement that adds a row to the audit log, if the statement before it in the batch
 * has changed a row.
 */
export function insertAuditRow(
  db: StatementBuilder,
  { at, actor, operation, subject, before, after, key }: AuditEntry,
) {
  return db.run(sql`
    insert into audit_log (at, actor, operation, subject, before, after, keep_until, key)
    select ${at}, ${actorName(actor)}, ${operation}, ${subject}, ${
    is(before, SQL) ? before : JSON.stringify(before ?? null)
  },
      ${JSON.stringify(after ?? null)}, ${at + auditLifetime}, ${key ?? null}
    where changes() > 0`);
}
