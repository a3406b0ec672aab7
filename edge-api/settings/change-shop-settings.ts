import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { settings as settingsTable } from '../db/schema/settings-tables.ts';
import { ConflictError, type Issue, ValidationError } from '../errors.ts';
import {
  readShopSettings,
  shopSettingsRow,
  type StoredShopSettings,
} from './read-shop-settings.ts';
import {
  defaultSettingValues,
  settingKeys,
  settingSchema,
  type SettingValue,
} from './setting-keys.ts';

/** Change of the shop's settings. */
export interface SettingsChange {
  /** Version that the change was made from. */
  version: number;
  /** New values by key; `undefined` returns to the default. Other settings stay as they are. */
  values: Readonly<Record<string, unknown>>;
}

/**
 * Changes settings of the shop. Only values other than the defaults are stored.
 *
 * @param now ms since 1970
 * @returns the settings after the change
 * @throws {ValidationError} with an issue for each unknown key and each invalid value
 * @throws {ConflictError} `SETTINGS_CHANGED` if another change came first; its details contain
 * `current`, the {@linkcode StoredShopSettings} of that change
 */
export async function changeShopSettings(
  database: Database,
  { version, values }: SettingsChange,
  now: number,
): Promise<StoredShopSettings> {
  const valid = validate(values);
  const before = await readShopSettings(database);
  if (before.version !== version) throw settingsChanged(before);
  const changes = withoutDefaults({ ...before.changes, ...valid });
  const row = { value: JSON.stringify(changes), version: version + 1, updatedAt: now };
  const [written] = await database.batch((db) => [
    db.insert(settingsTable).values({ key: shopSettingsRow, ...row })
      .onConflictDoUpdate({
        target: settingsTable.key,
        set: row,
        setWhere: eq(settingsTable.version, version),
      })
      .returning({ version: settingsTable.version }),
  ]);
  if (written.length === 0) throw settingsChanged(await readShopSettings(database));
  return await readShopSettings(database);
}

function validate(values: Readonly<Record<string, unknown>>) {
  const issues: Issue[] = [];
  const valid: Record<string, SettingValue | undefined> = {};
  for (const [key, value] of Object.entries(values)) {
    const schema = settingSchema(key);
    if (!schema) {
      issues.push({ path: key, message: 'Không có thiết lập này.' });
      continue;
    }
    if (value === undefined) {
      valid[key] = undefined;
      continue;
    }
    const result = schema.safeParse(value);
    if (result.success) valid[key] = result.data;
    else issues.push({ path: key, message: result.error.issues[0]?.message ?? '' });
  }
  if (issues.length > 0) throw new ValidationError('Thiết lập chưa hợp lệ.', issues);
  return valid;
}

/** Removes the defaults, so that a later default applies to shops that kept the former one. */
function withoutDefaults(values: Readonly<Record<string, SettingValue | undefined>>) {
  return Object.fromEntries(
    settingKeys.filter((key) =>
      values[key] !== undefined && values[key] !== defaultSettingValues[key]
    ).map((key) => [key, values[key]]),
  );
}

function settingsChanged(current: StoredShopSettings): ConflictError {
  return new ConflictError(
    'SETTINGS_CHANGED',
    'Thiết lập vừa được thay đổi ở nơi khác. Vui lòng xem lại rồi thử lại.',
    undefined,
    { current },
  );
}
