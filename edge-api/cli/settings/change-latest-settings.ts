import type { Database } from '../../db/database.ts';
import { ConflictError } from '../../errors.ts';
import { changeShopSettings } from '../../settings/change-shop-settings.ts';
import { readShopSettings, type StoredShopSettings } from '../../settings/read-shop-settings.ts';
import type { SettingValue } from '../../settings/setting-keys.ts';

/** Maximum number of attempts while others change settings at the same time. */
const maxAttempts = 5;

/**
 * Changes single settings, whatever their current version. A concurrent change of other settings is
 * kept.
 *
 * @param values new values by key; `undefined` returns to the default
 * @param now ms since 1970
 * @throws as {@linkcode changeShopSettings} does
 */
export async function changeLatestSettings(
  database: Database,
  values: Readonly<Record<string, SettingValue | undefined>>,
  now: number,
): Promise<{ before: StoredShopSettings; after: StoredShopSettings }> {
  for (let attempt = 1;; attempt += 1) {
    const before = await readShopSettings(database);
    try {
      const { version } = before;
      return { before, after: await changeShopSettings(database, { version, values }, now) };
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === maxAttempts) throw error;
    }
  }
}
