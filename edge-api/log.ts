import { DrizzleQueryError } from 'drizzle-orm/errors';

const levels = ['debug', 'info', 'warn', 'error'] as const;

/** Severity of a log line. */
export type LogLevel = (typeof levels)[number];

/** All levels, from the least to the most severe. */
export const logLevels: readonly LogLevel[] = levels;

/** Writes one JSON line. Fields must not contain secrets: no bodies, tokens or query strings. */
export type Log = (level: LogLevel, message: string, fields?: Record<string, unknown>) => void;

/**
 * Creates a log that writes one JSON line per call of at least `level`. The lines of one turn of
 * the event loop are written together, which saves system calls on a busy server.
 *
 * @param write writes complete lines; standard output by default
 */
export function createLog(level: LogLevel, write: (lines: string) => void = writeToStdout): Log {
  const minimum = levels.indexOf(level);
  let pending = '';
  const flush = () => {
    const lines = pending;
    pending = '';
    write(lines);
  };
  return (level, message, fields) => {
    if (levels.indexOf(level) < minimum) return;
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

/** Replaces the segments of a path that are long enough to be secrets by '…', for the log. */
export function redactPath(path: string): string {
  return path.replace(/\/[\w-]{40,}(?=\/|$)/g, '/…');
}

/**
 * Converts an error to log fields: its name, message, stack and cause. The parameters of a failed
 * query are omitted, because they may be personal data.
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
