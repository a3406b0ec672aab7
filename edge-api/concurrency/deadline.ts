/**
 * Settles with `promise`, or rejects with the reason of `signal` if that is aborted first. A later
 * result of `promise` is ignored.
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
 * Settles with `work`, or with the result of `onTimeout` after a time. A later result of `work` is
 * ignored.
 *
 * @param onTimeout returns another value, or throws
 */
export async function deadline<T, U>(
  work: Promise<T>,
  ms: number,
  onTimeout: () => U,
): Promise<T | U> {
  const late = Promise.withResolvers<U>();
  const timer = setTimeout(() => late.resolve(Promise.try(onTimeout)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
