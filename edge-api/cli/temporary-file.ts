import { dirname } from 'node:path';
import { ignoreMissing } from '../ignore-errors.ts';

/** Signals that end a command, with its exit code. */
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Endings of a database file and of its journals. */
const suffixes = ['', '-wal', '-shm', '-journal'];

/**
 * Runs `work` with the path of a temporary file, which does not exist yet. The file is removed
 * afterwards, with its journals if it is a database, also after a signal that ends the command.
 *
 * @param path beginning of the path
 */
export async function withTemporaryFile<T>(
  path: string,
  work: (temporaryPath: string) => Promise<T>,
): Promise<T> {
  await Deno.stat(dirname(path)); // A missing folder is reported by its own name.
  const temporaryPath = `${path}.${crypto.randomUUID().slice(0, 8)}.tmp`;
  const remove = () => {
    for (const suffix of suffixes) {
      try {
        Deno.removeSync(temporaryPath + suffix);
      } catch (error) {
        ignoreMissing(error);
      }
    }
  };
  const listeners = Object.entries(exitCodes).map(([signal, code]) => {
    const end = () => {
      remove();
      Deno.exit(code);
    };
    return [signal as Deno.Signal, end] as const;
  });
  for (const [signal, end] of listeners) Deno.addSignalListener(signal, end);
  try {
    return await work(temporaryPath);
  } finally {
    for (const [signal, end] of listeners) Deno.removeSignalListener(signal, end);
    remove();
  }
}
