import { ignoreMissing } from '../../ignore-errors.ts';
import { DatabaseLostError } from '../database-errors.ts';

type Identity = Pick<Deno.FileInfo, 'dev' | 'ino'>;

/**
 * Remembers the file of a path. The check takes some microseconds, so it runs with every write.
 *
 * @param onChange called with `true` when the file is lost, and with `false` when it is back
 */
export function createFileIdentity(path: string, onChange: (lost: boolean) => void) {
  const opened = identify(path);
  let log: Identity | undefined;
  let wasLost = false;

  function isLost(): boolean {
    if (!isSame(identify(path), opened)) return true;
    const currentLog = identify(`${path}-wal`);
    log ??= currentLog;
    return !isSame(currentLog, log);
  }

  return {
    /**
     * Checks the database file and its write-ahead log.
     *
     * @throws {DatabaseLostError} if one was deleted or replaced: what is written to the open file
     * is lost when the process ends
     */
    assertSame(): void {
      const lost = isLost();
      if (lost !== wasLost) onChange(lost);
      wasLost = lost;
      if (lost) {
        throw new DatabaseLostError(
          `The database file ${path} was deleted or replaced while the shop was using it`,
        );
      }
    },
    /** Accepts another write-ahead log, as after a new connection. */
    forgetLog(): void {
      log = undefined;
    },
  };
}

function identify(path: string): Identity | undefined {
  try {
    return Deno.statSync(path);
  } catch (error) {
    return ignoreMissing(error);
  }
}

function isSame(one: Identity | undefined, other: Identity | undefined): boolean {
  return one?.dev === other?.dev && one?.ino === other?.ino;
}
