import { eq } from 'drizzle-orm';
import { readProvinceNames } from '../addresses/load-divisions.ts';
import { type AddressScheme, addressSchemes } from '../contract/checkout/address-fields.ts';
import type { ShippingGroup } from '../contract/checkout/shipping-schema.ts';
import { z } from '../contract/zod.ts';
import { settings as settingsTable } from '../db/schema/settings-tables.ts';
import { ConflictError, type Issue, ValidationError } from '../errors.ts';
import { changesSchema } from '../operations/changes-schema.ts';
import { operation, type OperationContext } from '../operations/run-operation.ts';
import { schemaIssues } from '../schema-error.ts';
import { assertConfirmed } from '../staff/assert-confirmed.ts';
import {
  readShopSettings,
  shopSettingsRow,
  storedSettingsSchema,
  type StoredShopSettings,
} from './read-shop-settings.ts';
import {
  defaultSettingValues,
  settingKeys,
  settingSchema,
  type SettingValue,
} from './setting-keys.ts';

/** Maximum number of attempts while others change settings at the same time. */
const maxAttempts = 5;

export const getSettings = operation({
  name: 'settings.get',
  permission: 'settings:read',
  input: z.object({}),
  output: storedSettingsSchema,
  run: ({ database }) => readShopSettings(database),
});

/**
 * Changes settings of the shop. Only values other than the defaults are stored. Throws
 * {@linkcode ConfirmRequiredError} if a member of staff changes the bank account or the fees of the
 * delivery without a recent log-in, {@linkcode ValidationError} with an issue for each unknown key
 * and each invalid value, and {@linkcode ConflictError} `CHANGED` if another change came first; its
 * details contain `current`, the {@linkcode StoredShopSettings} of that change.
 */
export const saveSettings = operation({
  name: 'settings.save',
  permission: 'settings:write',
  input: z.object({
    /** Version on which the changes are based. @default the current one, whatever it is */
    version: z.int().optional(),
    /** New values by key; `null` returns to the default. Other settings stay as they are. */
    changes: changesSchema,
  }),
  output: storedSettingsSchema.extend({ before: storedSettingsSchema }),
  run: changeSettings,
});

/** Writes changed settings, as {@linkcode saveSettings} does. */
export async function changeSettings(
  { actor, database, clock, commit }: OperationContext,
  { version, changes }: { version?: number; changes: Readonly<Record<string, unknown>> },
): Promise<StoredShopSettings & { before: StoredShopSettings }> {
  if (actor.kind === 'staff' && Object.keys(changes).some(isGuarded)) {
    assertConfirmed(actor.confirmedAt, clock());
  }
  const valid = validate(changes);
  await assertProvinces(valid['shipping.groups']);
  for (let attempt = 1;; attempt += 1) {
    const before = await readShopSettings(database);
    if (version !== undefined && before.version !== version) throw settingsChanged(before);
    const stored = withoutDefaults({ ...before.changes, ...valid });
    const row = {
      value: JSON.stringify(stored),
      version: before.version + 1,
      updatedAt: clock(),
    };
    const pick = (from: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(Object.keys(valid).map((key) => [key, from[key] ?? null]));
    const [old, next] = [pick(before.changes), pick(stored)];
    if (JSON.stringify(old) === JSON.stringify(next)) return { ...before, before };
    const written = await commit((db) => [
      db.insert(settingsTable).values({ key: shopSettingsRow, ...row }).onConflictDoUpdate({
        target: settingsTable.key,
        set: row,
        setWhere: eq(settingsTable.version, before.version),
      }),
    ], { subject: shopSettingsRow, before: old, after: next });
    if (written) return { ...await readShopSettings(database), before };
    if (version !== undefined || attempt === maxAttempts) {
      throw settingsChanged(await readShopSettings(database));
    }
  }
}

/** Returns `true` for the key of a setting that decides how much customers pay, or to whom. */
function isGuarded(key: string): boolean {
  return key.startsWith('transfer.') || key.startsWith('shipping.');
}

function validate(changes: Readonly<Record<string, unknown>>) {
  const issues: Issue[] = [];
  const valid: Record<string, SettingValue | undefined> = {};
  for (const [key, value] of Object.entries(changes)) {
    const schema = settingSchema(key);
    if (!schema) {
      issues.push({ path: key, reason: 'unknownSetting' });
      continue;
    }
    const result = value === null ? undefined : schema.safeParse(value);
    if (!result || result.success) valid[key] = result?.data;
    else issues.push({ ...schemaIssues(result.error)[0]!, path: key });
  }
  if (issues.length > 0) throw new ValidationError('settings', { issues });
  return valid;
}

/** @throws {ValidationError} if a group has a province that no address can have */
async function assertProvinces(groups: SettingValue | undefined): Promise<void> {
  if (!groups) return;
  const named = (JSON.parse(String(groups)) as ShippingGroup[]).flatMap((it) => it.provinces);
  const known = await Promise.all(
    Object.keys(addressSchemes).map((scheme) => readProvinceNames(scheme as AddressScheme)),
  );
  const text = named.find((name) => !known.flat().includes(name));
  if (text === undefined) return;
  const issue = { path: 'shipping.groups', reason: 'unknownProvince' as const, values: { text } };
  throw new ValidationError('settings', { issues: [issue] });
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
  return new ConflictError('CHANGED.settings', { details: { current } });
}
