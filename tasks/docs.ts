/** Writes docs/settings.md from the schemas of the environment variables and shop settings. */
import { environmentSchema } from '../edge-api/boot/environment-schema.ts';
import {
  defaultSettingValues,
  findMissingSettings,
  settingKeys,
  settingSchema,
} from '../edge-api/settings/setting-keys.ts';
import { defaultShopSettings } from '../edge-api/settings/default-shop-settings.ts';

export const settingsFile = new URL('../docs/settings.md', import.meta.url);

/** Returns the text of docs/settings.md. */
export function renderSettingsDocument(): string {
  const missing = findMissingSettings(defaultShopSettings);
  const settings = settingKeys.map((key) => {
    const note = missing.includes(key) ? '; the law in force expects it' : '';
    return row(key, defaultSettingValues[key], settingSchema(key)?.description + note);
  });
  return `# Settings

Written by \`deno task docs\` from the schemas that the program validates.

## Environment variables

They are read once at start. The start fails if one is invalid, and the message names it. The schema
is \`edge-api/boot/environment-schema.ts\`. [Telemetry](operations.md#telemetry) has variables of its
own.

| variable | default | meaning |
| --- | --- | --- |
${Object.entries(environmentSchema.shape).map(variableRow).join('\n')}

## Shop settings

They are in the database, and [the owner's commands](owner-commands.md#settings) change them while
the shop runs: \`deno task shop settings set KEY VALUE\`. The schema is
\`edge-api/settings/shop-settings-schema.ts\`. [legal-pages.md](legal-pages.md) lists the steps before
opening.

| key | default | meaning |
| --- | --- | --- |
${settings.join('\n')}
`;
}

function variableRow(
  [name, schema]: [string, (typeof environmentSchema.shape)[keyof typeof environmentSchema.shape]],
): string {
  const value: unknown = schema.parse(undefined);
  return row(name, typeof value === 'boolean' ? (value ? 'on' : 'off') : value, schema.description);
}

function row(name: string, value: unknown, description: string | undefined): string {
  const code = value === undefined || String(value) === '' ? '' : `\`${value}\``;
  return `| \`${name}\` | ${code} | ${description} |`;
}

if (import.meta.main) await Deno.writeTextFile(settingsFile, renderSettingsDocument());
