/**
 * Writes a file atomically: `write` writes a temporary file, which then replaces the file. The
 * temporary file is removed after a failure or an interruption (SIGINT).
 *
 * @returns the result of `write`
 */
export async function writeFileAtomically<T>(
  path: string,
  write: (temporaryPath: string) => Promise<T>,
): Promise<T> {
  return await withTemporaryFile(path, async (temporaryPath) => {
    const result = await write(temporaryPath);
    await Deno.rename(temporaryPath, path);
    return result;
  });
}

/**
 * Runs `work` with the path of a temporary file, which does not exist yet. The file is removed
 * afterwards, also after an interruption (SIGINT).
 *
 * @param path beginning of the path
 */
export async function withTemporaryFile<T>(
  path: string,
  work: (temporaryPath: string) => Promise<T>,
): Promise<T> {
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
    return await work(temporaryPath);
  } finally {
    Deno.removeSignalListener('SIGINT', interrupt);
    remove();
  }
}
