/**
 * Returns a function that creates a value at its first call and returns the same one afterwards. A
 * page that never needs the value loads faster.
 *
 * @throws everything that `create` throws; the next call creates the value again
 */
export function lazy<T extends object | string>(create: () => T): () => T {
  let value: T | undefined;
  return () => value ??= create();
}
