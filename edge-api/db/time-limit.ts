/**
 * Settles as `promise` does, or rejects with `onTimeout()` after `milliseconds`.
 * What `promise` does later is ignored.
 */
export async function withTimeLimit<T>(
  promise: Promise<T>,
  milliseconds: number,
  onTimeout: () => Error,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(onTimeout()), milliseconds);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
