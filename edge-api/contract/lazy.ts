/**
 * Returns a function that creates a value at its first call and returns the same one afterwards. A
 * page that never needs the value loads faster. If `create` fails, or the promise that it returns,
 * the next call creates the value again.
 *
 * @throws everything that `create` throws
 */
export function lazy<T extends object | string>(create: () => T): () => T {
  let value: T | undefined;
  return () => {
    if (value === undefined) {
      value = create();
      if (value instanceof Promise) value.catch(() => value = undefined);
    }
    return value;
  };
}
