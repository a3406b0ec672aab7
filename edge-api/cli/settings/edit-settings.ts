import { getSettings, saveSettings } from '../../settings/save-settings.ts';
import { settingKeys } from '../../settings/setting-keys.ts';
import { OwnerError } from '../owner-error.ts';
import type { CommandContext } from '../shop-command.ts';
import { editText } from '../terminal/edit-text.ts';
import { settingsDocument } from './render-settings.ts';

/**
 * Opens the settings as JSON in the owner's editor and saves the result. A removed entry, or
 * `null`, returns to its default.
 *
 * @throws {OwnerError} if the editor fails or the text is rejected
 */
export async function editSettings({ run, output }: CommandContext) {
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
