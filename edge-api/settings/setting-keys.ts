import { expectedKeys, sampleKeys } from '../contract/settings/settings-before-opening.ts';
import { z } from '../contract/zod.ts';
import { defaultShopSettings } from './default-shop-settings.ts';
import { type ShopSettings, shopSettingsSchema } from './shop-settings-schema.ts';

export type SettingValue = string | number;

/** Values of settings by key, such as `contact.phone`. */
export type SettingValues = Readonly<Record<string, SettingValue>>;

const schemas = new Map(leavesOf(shopSettingsSchema, ''));

/** Keys of all settings in display order, such as `contact.phone`. */
export const settingKeys: readonly string[] = [...schemas.keys()];

/** Default values by key. */
export const defaultSettingValues: SettingValues = flattenSettings(defaultShopSettings);

/** Returns the schema of a setting; `undefined` for an unknown key. */
export function settingSchema(key: string): z.ZodType<SettingValue> | undefined {
  return schemas.get(key);
}

/** Returns the settings as one object per key. */
export function flattenSettings(settings: ShopSettings): SettingValues {
  return Object.fromEntries(valuesOf(settings, ''));
}

/** Returns the nested settings of complete values. */
export function nestSettings(values: SettingValues): ShopSettings {
  const nested: Record<string, unknown> = {};
  for (const key of settingKeys) {
    const [group = '', name] = key.split('.');
    if (name === undefined) nested[group] = values[key];
    else nested[group] = { ...nested[group] as object, [name]: values[key] };
  }
  return shopSettingsSchema.parse(nested);
}

export function findMissingSettings(settings: ShopSettings): string[] {
  const values = flattenSettings(settings);
  return expectedKeys.filter((key) => values[key] === '');
}

/** Returns the keys of settings that still have the value of the demo shop. */
export function findSampleSettings(settings: ShopSettings): string[] {
  const values = flattenSettings(settings);
  return sampleKeys.filter((key) => values[key] === defaultSettingValues[key]);
}

function leavesOf(schema: z.ZodObject, prefix: string): [string, z.ZodType<SettingValue>][] {
  return Object.entries(schema.shape).flatMap(([name, field]) =>
    field instanceof z.ZodObject
      ? leavesOf(field, `${prefix}${name}.`)
      : [[prefix + name, field as z.ZodType<SettingValue>] as const]
  ) as [string, z.ZodType<SettingValue>][];
}

function valuesOf(settings: object, prefix: string): [string, SettingValue][] {
  return Object.entries(settings).flatMap(([name, value]): [string, SettingValue][] =>
    typeof value === 'object' ? valuesOf(value, `${prefix}${name}.`) : [[prefix + name, value]]
  );
}
