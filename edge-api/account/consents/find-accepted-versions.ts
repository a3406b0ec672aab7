import type { AcceptedVersions } from '../../contract/account/accepted-pages.ts';
import type { Database } from '../../db/database.ts';
import { ValidationError } from '../../errors.ts';
import { defaultPageVersions } from '../../settings/pages/default-pages.ts';
import { hasPageVersion } from '../../settings/pages/stored-page.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';

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
