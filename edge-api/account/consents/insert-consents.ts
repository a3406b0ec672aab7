import type { AcceptedVersions } from '../../contract/account/accepted-pages.ts';
import type { StatementBuilder } from '../../db/database.ts';
import { consents } from '../../db/schema/account-tables.ts';

/**
 * Builds the statements that record the pages that a user has accepted. Run them in the transaction
 * that creates the account.
 *
 * @param now ms since 1970
 */
export function insertConsents(
  db: Pick<StatementBuilder, 'insert'>,
  userId: string,
  accepted: AcceptedVersions | undefined,
  now: number,
) {
  if (!accepted) return [];
  const rows = (['terms', 'privacy'] as const)
    .map((page) => ({ userId, page, version: accepted[page], acceptedAt: now }));
  return [db.insert(consents).values(rows).onConflictDoNothing()];
}
