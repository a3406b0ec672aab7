import type { Command } from 'commander';
import { getSettings, saveSettings } from '../../settings/save-settings.ts';
import {
  defaultSettingValues,
  flattenSettings,
  settingKeys,
  type SettingValue,
} from '../../settings/setting-keys.ts';
import { addCommand, type CommandContext, withDatabase } from '../shop-command.ts';
import type { Output } from '../terminal/output.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';
import { editSettings } from './edit-settings.ts';
import { parseSettingPairs } from './parse-setting-pairs.ts';
import { renderSettings, settingsDocument } from './render-settings.ts';

/** Adds `shop settings`, which shows and changes the settings of the shop. */
export function addSettingsCommand(program: Command, output: Output): void {
  const settings = addCommand(program, 'settings', 'Show or change the settings of the shop.', {
    'settings': 'show all settings, and those that are missing',
    'settings set contact.phone "0912 345 678"': 'change a setting',
    'settings edit': 'change several in an editor',
  })
    .action(() =>
      withDatabase(output, async ({ run }) => {
        const stored = await run(getSettings, {});
        if (output.json) output.document(settingsDocument(stored));
        else output.print(renderSettings(stored.settings, output));
      })
    );
  addCommand(settings, 'set', 'Change settings. Pages show them within two seconds.', {
    'settings set contact.phone "0912 345 678"': 'change one',
    'settings set seller.taxCode 0123456789 returns.days 15': 'change two together',
    'settings set social.youtube ""': 'remove a text that is optional',
  })
    .argument('<key value...>', 'keys of settings, each followed by its value')
    .action((pairs: string[]) => {
      const values = parseSettingPairs(pairs);
      return withDatabase(output, (context) => change(context, values));
    });
  addCommand(settings, 'reset', 'Return settings to their defaults.', {
    'settings reset contact.hours': 'the hours of the demo shop',
  })
    .argument('<key...>', 'keys of settings')
    .action((keys: string[]) =>
      withDatabase(
        output,
        (context) => change(context, Object.fromEntries(keys.map((key) => [key, null]))),
      )
    );
  addCommand(settings, 'edit', 'Change settings in an editor, as JSON.', {
    'settings edit': 'opens the editor of the variable VISUAL or EDITOR',
  })
    .action(() => withDatabase(output, editSettings));
  settings.addHelpText('after', `\nKeys:\n${settingKeys.map((key) => `  ${key}`).join('\n')}`);
}

async function change(
  { run, output }: CommandContext,
  values: Readonly<Record<string, SettingValue | null>>,
): Promise<void> {
  const { before, after } = await run(saveSettings, { changes: values });
  const [old, current] = [flattenSettings(before.settings), flattenSettings(after.settings)];
  const changes = Object.keys(values).map((key) => ({
    key,
    before: old[key] ?? defaultSettingValues[key],
    after: current[key],
  }));
  if (output.json) return output.document({ version: after.version, changes });
  output.print(
    changes.map(({ key, before, after }) =>
      sanitizeForTerminal(
        before === after
          ? `${key}: stays ${display(after)}`
          : `${key}: ${display(before)} → ${display(after)}`,
      )
    ).join('\n'),
  );
}

const display = (value: SettingValue | undefined) => value === '' ? '(empty)' : String(value);
