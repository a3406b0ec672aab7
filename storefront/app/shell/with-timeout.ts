/**
 * Waits for a promise, but no longer than `timeout`. The work behind the promise is not cancelled.
 *
 * @param timeout in ms
 * @returns the promise's value, or `undefined` after the timeout
 * @throws the reason of a promise that is rejected in time
 */
export async function withTimeout<T>(
  promise: Promise<T>,
  timeout: number,
): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
}
