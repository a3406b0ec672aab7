import { DrizzleQueryError } from 'drizzle-orm/errors';

const levels = ['debug', 'info', 'warn', 'error'] as const;

/** How much a log line matters. */
export type LogLevel = (typeof levels)[number];

/** The levels from the least to the most important. */
export const logLevels: readonly LogLevel[] = levels;

/** Writes one JSON line. Fields are flat and hold no secrets: no bodies, no tokens, no query strings. */
export type Log = (level: LogLevel, message: string, fields?: Record<string, unknown>) => void;

/**
 * A log that writes one JSON line per call from `level` on. Lines of one turn of the event loop are
 * written together: a busy server writes less often, a quiet one at once.
 *
 * @param write takes whole lines; standard output by default
 */
export function createLog(level: LogLevel, write: (lines: string) => void = writeToStdout): Log {
  const least = levels.indexOf(level);
  let pending = '';
  const flush = () => {
    const lines = pending;
    pending = '';
    write(lines);
  };
  return (level, message, fields) => {
    if (levels.indexOf(level) < least) return;
    if (pending === '') setTimeout(flush, 0);
    pending += JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }) + '\n';
  };
}

const encoder = new TextEncoder();

function writeToStdout(lines: string) {
  const bytes = encoder.encode(lines);
  for (let written = 0; written < bytes.length;) {
    written += Deno.stdout.writeSync(bytes.subarray(written));
  }
}

/** A path as it may be logged: a part that is long enough to be a secret is left out. */
export function loggedPath(path: string): string {
  return path.replace(/\/[\w-]{40,}(?=\/|$)/g, '/…');
}

/**
 * What a log says of an error: its kind and place, and the error behind it. Of a query that failed its
 * parameters are left out: they may be somebody's address.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  const message = error instanceof DrizzleQueryError ? error.query : error.message;
  return {
    error: `${error.name}: ${message}`,
    stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)).slice(0, 7)
      .map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
