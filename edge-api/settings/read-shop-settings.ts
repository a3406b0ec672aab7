import { eq } from 'drizzle-orm';
import { z } from '../contract/zod.ts';
import type { Reader } from '../db/database.ts';
import { settings as settingsTable } from '../db/schema/settings-tables.ts';
import {
  defaultSettingValues,
  nestSettings,
  settingSchema,
  type SettingValue,
  type SettingValues,
} from './setting-keys.ts';
import { shopSettingsSchema } from './shop-settings-schema.ts';

/** Row of the table of settings that holds the settings of the shop. */
export const shopSettingsRow = 'shop';

/** The settings of the shop, and what the owner has changed of them. */
export const storedSettingsSchema = z.object({
  /** 0 before the first change; grows with each change. */
  version: z.int(),
  settings: shopSettingsSchema,
  /** Changed values by key. All others are the defaults. */
  changes: z.record(z.string(), z.union([z.string(), z.number()])),
});

export type StoredShopSettings = z.infer<typeof storedSettingsSchema>;

/** Reads the settings of the shop. A stored value that is no longer valid is ignored. */
export async function readShopSettings({ read }: Reader): Promise<StoredShopSettings> {
  const [row] = await read
    .select({ value: settingsTable.value, version: settingsTable.version })
    .from(settingsTable).where(eq(settingsTable.key, shopSettingsRow));
  const changes = row ? parseChanges(row.value) : {};
  return {
    version: row?.version ?? 0,
    settings: nestSettings({ ...defaultsFor(changes.name), ...changes }),
    changes,
  };
}

/** Returns the default values of a shop with this name, which its texts mention. */
function defaultsFor(name: SettingValue = ''): SettingValues {
  const { name: demoName, ...values } = defaultSettingValues;
  if (name === '') return defaultSettingValues;
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll(String(demoName), () => String(name)) : value,
    ]),
  );
}

function parseChanges(json: string): SettingValues {
  const stored: unknown = parseJson(json);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]) => {
      const result = settingSchema(key)?.safeParse(value);
      return result?.success ? [[key, result.data]] : [];
    }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
