/**
 * Writes a file that is there as a whole or not at all: under another name first, then renamed.
 * What it held before stays until then.
 */
export async function writeWholeFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${crypto.randomUUID().slice(0, 8)}.tmp`;
  const remove = () => {
    try {
      Deno.removeSync(unfinished);
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    }
  };
  const interrupt = () => {
    remove();
    Deno.exit(130);
  };
  Deno.addSignalListener('SIGINT', interrupt);
  try {
    await Deno.writeTextFile(unfinished, text, { createNew: true });
    await Deno.rename(unfinished, path);
  } catch (error) {
    remove();
    throw error;
  } finally {
    Deno.removeSignalListener('SIGINT', interrupt);
  }
}
