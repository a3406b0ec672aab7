import type { AcceptedVersions } from '../../contract/account/user.ts';
import type { Database, StatementBuilder } from '../../db/database.ts';
import { ValidationError } from '../../errors.ts';
import { defaultPageVersions } from '../../settings/pages/default-pages.ts';
import { hasPageVersion } from '../../settings/pages/stored-page.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import { consents } from '../../db/schema/account-tables.ts';

/**
 * Returns the versions of the terms and the privacy policy that a new customer accepts: those that
 * the form has shown, or the current ones if the client sends none. An earlier version is valid,
 * because a page may be open, or cached elsewhere, when the owner changes it.
 *
 * @throws {ValidationError} if a version has never existed
 */
export async function findAcceptedVersions(
  database: Database,
  settings: SettingsStore,
  claimed: AcceptedVersions | undefined,
): Promise<AcceptedVersions> {
  const { versions: current } = (await settings.current()).identity;
  if (!claimed) return current;
  for (const page of ['terms', 'privacy'] as const) {
    const version = claimed[page];
    if (version === current[page] || defaultPageVersions[page].includes(version)) continue;
    if (/^\d+$/.test(version) && await hasPageVersion(database, page, Number(version))) continue;
    throw new ValidationError('acceptedVersions');
  }
  return claimed;
}

/**
 * Builds the statements that record the pages that a user has accepted. Run them in the transaction
 * that creates the account.
 */
export function insertConsents(
  db: StatementBuilder,
  userId: string,
  accepted: AcceptedVersions | undefined,
  now: number,
) {
  if (!accepted) return [];
  const rows = (['terms', 'privacy'] as const)
    .map((page) => ({ userId, page, version: accepted[page], acceptedAt: now }));
  return [db.insert(consents).values(rows).onConflictDoNothing()];
}
