import { InvalidArgumentError } from 'commander';
import { getSettings, saveSettings } from '../../settings/save-settings.ts';
import {
  defaultSettingValues,
  findMissingSettings,
  findSampleSettings,
  flattenSettings,
  settingKeys,
  type SettingValue,
} from '../../settings/setting-keys.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';
import { OwnerError } from '../owner-error.ts';
import { editText } from '../terminal/edit-text.ts';
import type { StoredShopSettings } from '../../settings/read-shop-settings.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import type { Output } from '../terminal/output.ts';
import { renderTable } from '../terminal/render-table.ts';

/** Renders the settings for the terminal, with notes about those that the owner must fill in. */
function renderSettings(
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

function settingsDocument({ version, settings, changes }: StoredShopSettings) {
  return {
    version,
    settings,
    changed: Object.keys(changes),
    missing: findMissingSettings(settings),
    samples: findSampleSettings(settings),
  };
}

export const settingsCommand: ShopCommand = {
  name: 'settings',
  summary: 'Show or change the settings of the shop.',
  examples: {
    'settings': 'show all settings, and those that are missing',
    'settings set contact.phone "0912 345 678"': 'change a setting',
    'settings edit': 'change several in an editor',
  },
  note: `Keys:\n${settingKeys.map((key) => `  ${key}`).join('\n')}`,
  async run({ run, output }) {
    const stored = await run(getSettings, {});
    return { document: settingsDocument(stored), text: renderSettings(stored.settings, output) };
  },
  commands: [
    {
      name: 'set',
      summary: 'Change settings. Pages show them within two seconds.',
      examples: {
        'settings set contact.phone "0912 345 678"': 'change one',
        'settings set seller.taxCode 0123456789 returns.days 15': 'change two together',
        'settings set social.youtube ""': 'remove a text that is optional',
      },
      arguments: [['<key value...>', 'keys of settings, each followed by its value']],
      run: (context, [pairs]: [string[]]) => change(context, parseSettingPairs(pairs)),
    },
    {
      name: 'reset',
      summary: 'Return settings to their defaults.',
      examples: { 'settings reset contact.hours': 'the hours of the demo shop' },
      arguments: [['<key...>', 'keys of settings']],
      run: (context, [keys]: [string[]]) =>
        change(context, Object.fromEntries(keys.map((key) => [key, null]))),
    },
    {
      name: 'edit',
      summary: 'Change settings in an editor, as JSON.',
      examples: { 'settings edit': 'opens the editor of the variable VISUAL or EDITOR' },
      run: editSettings,
    },
  ],
};

/**
 * Parses arguments such as `contact.phone`, `0912 345 678`. Values of numeric settings become
 * numbers if they consist of digits.
 *
 * @throws {InvalidArgumentError} if a key has no value, or is given twice
 */
function parseSettingPairs(pairs: readonly string[]): Record<string, SettingValue> {
  const values: Record<string, SettingValue> = Object.create(null);
  for (let index = 0; index < pairs.length; index += 2) {
    const key = pairs[index]!;
    const value = pairs[index + 1];
    if (value === undefined) throw new InvalidArgumentError(`${key} has no value.`);
    if (Object.hasOwn(values, key)) throw new InvalidArgumentError(`${key} is given twice.`);
    const numeric = typeof defaultSettingValues[key] === 'number';
    values[key] = numeric && /^\d{1,15}$/.test(value) ? Number(value) : value;
  }
  return values;
}

async function change(
  { run }: CommandContext,
  values: Readonly<Record<string, SettingValue | null>>,
) {
  const { before, ...after } = await run(saveSettings, { changes: values });
  const [old, current] = [flattenSettings(before.settings), flattenSettings(after.settings)];
  const changes = Object.keys(values).map((key) => ({
    key,
    before: old[key] ?? defaultSettingValues[key],
    after: current[key],
  }));
  const lines = changes.map(({ key, before, after }) =>
    before === after
      ? `${key}: stays ${display(after)}`
      : `${key}: ${display(before)} → ${display(after)}`
  );
  return {
    document: { version: after.version, changes },
    text: lines.map(sanitizeForTerminal).join('\n'),
  };
}

const display = (value: SettingValue | undefined) => value === '' ? '(empty)' : String(value);

/**
 * Opens the settings as JSON in the owner's editor and saves the result. A removed entry, or
 * `null`, returns to its default.
 *
 * @throws {OwnerError} if the editor fails or the text is rejected
 */
async function editSettings({ run, output }: CommandContext) {
  const { version, settings } = await run(getSettings, {});
  const text = `${JSON.stringify(settings, null, 2)}\n`;
  const changed = await editText({ fileName: 'settings.json', text }, output, async (edited) => {
    const changes = {
      ...Object.fromEntries(settingKeys.map((key) => [key, null])),
      ...flatten(parse(edited), ''),
    };
    await run(saveSettings, { version, changes });
  });
  return {
    document: settingsDocument(await run(getSettings, {})),
    text: changed ? 'The settings are saved.' : 'Nothing was changed.',
  };
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    throw new OwnerError('NOT_JSON', `The text is not JSON: ${(error as SyntaxError).message}`);
  }
  throw new OwnerError('NOT_JSON', 'The text is not a JSON object.');
}

/** Returns the values of nested objects by key, such as `contact.phone`. */
function flatten(value: object, prefix: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, unknown][] =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner) && prefix === ''
        ? Object.entries(flatten(inner, `${name}.`))
        : [[prefix + name, inner]]
    ),
  );
}
