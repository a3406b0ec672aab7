import { DrizzleQueryError } from 'drizzle-orm/errors';
import { createLineWriter } from './line-writer.ts';
import { currentTraceId } from './telemetry/tracing.ts';

const levels = ['debug', 'info', 'warn', 'error'] as const;

export type LogLevel = (typeof levels)[number];

/** All levels, from the least to the most severe. */
export const logLevels: readonly LogLevel[] = levels;

/** Writes one JSON line. Fields must not contain secrets: no bodies, tokens or query strings. */
export type Log = (level: LogLevel, message: string, fields?: Record<string, unknown>) => void;

/** Time after which lines are written, in ms. */
const flushDelay = 10;

/** Length of waiting lines from which on they are written immediately. */
const maxPending = 64 * 1024;

/**
 * Creates a log that writes one JSON line per call of at least `level`. The lines of 10 ms are
 * written together, which saves system calls on a busy server. An error is written immediately, and
 * the last lines when the process ends. While the runtime records spans, a line has the id of the
 * trace of its request.
 *
 * @param write writes complete lines; standard output by default
 */
export function createLog(
  level: LogLevel,
  write: (lines: string, isLast: boolean) => void = createLineWriter(Deno.stdout),
): Log {
  const minimum = levels.indexOf(level);
  const timeOf = createTimeFormat();
  let pending = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (isLast = false) => {
    clearTimeout(timer);
    timer = undefined;
    const lines = pending;
    pending = '';
    if (lines !== '' || isLast) write(lines, isLast);
  };
  addEventListener('unload', () => flush(true));
  return (level, message, fields) => {
    if (levels.indexOf(level) < minimum) return;
    const line = { time: timeOf(Date.now()), level, message, trace_id: currentTraceId() };
    pending += JSON.stringify({ ...line, ...fields }) + '\n';
    if (level === 'error' || pending.length >= maxPending) flush();
    else timer ??= setTimeout(flush, flushDelay);
  };
}

/** Creates a function that formats times and keeps the last text: many lines have the same time. */
function createTimeFormat(): (ms: number) => string {
  let last = -1;
  let text = '';
  return (ms) => {
    if (ms !== last) {
      last = ms;
      text = new Date(ms).toISOString();
    }
    return text;
  };
}

/** Maximum length of a path in the log: a stranger chooses it, and it may have 16 KB. */
const maxPathLength = 200;

/**
 * Replaces the segments of a path that are long enough to be secrets, and what follows its first
 * 200 characters, by '…', for the log.
 */
export function redactPath(path: string): string {
  const redacted = path.replace(/\/[\w-]{40,}(?=\/|$)/g, '/…');
  return redacted.length > maxPathLength ? `${redacted.slice(0, maxPathLength)}…` : redacted;
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
