import type { StoredShopSettings } from '../../settings/read-shop-settings.ts';
import {
  findMissingSettings,
  findSampleSettings,
  flattenSettings,
  settingKeys,
} from '../../settings/setting-keys.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import type { Output } from '../terminal/output.ts';
import { renderTable } from '../terminal/render-table.ts';

/** Renders the settings for the terminal, with notes about those that the owner must fill in. */
export function renderSettings(
  settings: ShopSettings,
  output: Pick<Output, 'width' | 'bold'>,
): string {
  const values = flattenSettings(settings);
  const missing = findMissingSettings(settings);
  const samples = findSampleSettings(settings);
  const noteOf = (key: string) =>
    missing.includes(key) ? 'chưa điền' : samples.includes(key) ? 'giá trị mẫu' : '';
  const table = renderTable(settingKeys, [
    ['Setting', (key) => key],
    ['Value', (key) => String(values[key]), 'truncate'],
    ['Note', noteOf],
  ], output);
  const unfinished = missing.length + samples.length;
  if (unfinished === 0) return table;
  return `${table}\n\n${unfinished} settings are empty (chưa điền) or belong to the demo shop ` +
    '(giá trị mẫu). Pages leave empty ones out. See docs/legal-pages.md.';
}

/** Returns the settings for JSON output. */
export function settingsDocument({ version, settings, changes }: StoredShopSettings) {
  return {
    version,
    settings,
    changed: Object.keys(changes),
    missing: findMissingSettings(settings),
    samples: findSampleSettings(settings),
  };
}
