import { join } from 'node:path';
import { toCommandFailure } from '../command-failure.ts';
import { OwnerError } from '../owner-error.ts';
import type { Output } from './output.ts';
import { decodeText } from './read-text.ts';

export interface EditedText {
  /** Name of the temporary file, such as `terms.md`. */
  fileName: string;
  text: string;
}

/**
 * Opens a text in the owner's editor (`VISUAL` or `EDITOR`) and saves the result. If it cannot be
 * saved, the owner can edit it again; otherwise the file with the text is kept.
 *
 * @returns `false` if the text was not changed
 * @throws {OwnerError} if the editor fails, or with the reason of the failure and the file's path
 */
export async function editText(
  { fileName, text }: EditedText,
  output: Output,
  save: (text: string) => Promise<void>,
): Promise<boolean> {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-edit-' });
  const path = join(folder, fileName);
  await Deno.writeTextFile(path, text, { mode: 0o600 });
  for (;;) {
    await runEditor(path);
    let changed: boolean;
    try {
      const edited = decodeText(await Deno.readFile(path));
      changed = edited !== text;
      if (changed) await save(edited);
    } catch (error) {
      const { code, message, details } = toCommandFailure(error);
      const explanation = `${message}\nYour text is in ${path}`;
      if (output.interactive) output.warn(explanation);
      const refusal = new OwnerError(code, explanation, { ...details, path });
      if (await output.confirm('Edit it again?', refusal)) continue;
      throw new OwnerError(code, `Nothing was changed. Your text is in ${path}`, { path });
    }
    await Deno.remove(folder, { recursive: true });
    return changed;
  }
}

async function runEditor(path: string): Promise<void> {
  const editor = Deno.env.get('VISUAL') || Deno.env.get('EDITOR') || 'vi';
  // Ctrl+C in a terminal interrupts this process as well as the editor, which may go on.
  const ignoreInterrupt = () => {};
  Deno.addSignalListener('SIGINT', ignoreInterrupt);
  // The variable may contain options, such as `code --wait`, so a shell splits it.
  const { success, code } = await new Deno.Command('sh', {
    args: ['-c', `${editor} "$1"`, 'sh', path],
    stdin: 'inherit',
    stdout: 'inherit',
    stderr: 'inherit',
  }).spawn().status;
  Deno.removeSignalListener('SIGINT', ignoreInterrupt);
  if (success) return;
  throw new OwnerError(
    'EDITOR',
    `The editor "${editor}" ended with the code ${code}. Nothing was changed. Your text is in ${path}`,
    { path },
  );
}
