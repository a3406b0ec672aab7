/**
 * Writes a text file atomically: to a temporary file, which then replaces the file. The temporary
 * file is removed after a failure or an interruption (SIGINT).
 */
export async function writeFileAtomically(path: string, text: string): Promise<void> {
  const temporaryPath = `${path}.${crypto.randomUUID().slice(0, 8)}.tmp`;
  const remove = () => {
    try {
      Deno.removeSync(temporaryPath);
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
    await Deno.writeTextFile(temporaryPath, text, { createNew: true });
    await Deno.rename(temporaryPath, path);
  } catch (error) {
    remove();
    throw error;
  } finally {
    Deno.removeSignalListener('SIGINT', interrupt);
  }
}
