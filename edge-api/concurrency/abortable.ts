/**
 * Settles with `promise`, or rejects with the reason of `signal` if that is aborted first. A later
 * result of `promise` is ignored.
 *
 * @example
 * ```ts
 * import { abortable } from './abortable.ts';
 * import assert from 'node:assert/strict';
 *
 * const never = new Promise<void>(() => {});
 * await assert.rejects(abortable(never, AbortSignal.abort(new Error('stopped'))), /stopped/);
 * ```
 */
export async function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    return await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Settles with `promise`, or rejects with the error of `onTimeout` after `milliseconds`. A later
 * result of `promise` is ignored.
 *
 * @example
 * ```ts
 * import { withTimeLimit } from './abortable.ts';
 * import assert from 'node:assert/strict';
 *
 * const never = new Promise<void>(() => {});
 * await assert.rejects(withTimeLimit(never, 10, () => new Error('too slow')), /too slow/);
 * ```
 */
export async function withTimeLimit<T>(
  promise: Promise<T>,
  milliseconds: number,
  onTimeout: () => Error,
): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(onTimeout()), milliseconds);
  try {
    return await abortable(promise, limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
