import { useEffect, useState } from 'react';

/** Value that was loaded for a key; `undefined` if it could not be loaded. */
interface Loaded<T> {
  key: string;
  value: T | undefined;
}

/**
 * Loads a value in the browser, and again for another key. Of several replies, the last key's is
 * shown.
 *
 * @param key nothing is loaded while it is empty
 * @param load resolves with `undefined` after a failure
 * @param revision a changed revision loads the value again. The last value is shown meanwhile, and
 *   after a failure
 */
export function useLoaded<T>(
  key: string,
  load: () => Promise<T | undefined>,
  revision?: unknown,
) {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (key === '') return;
    let isCurrent = true;
    load().then((value) => {
      if (!isCurrent) return;
      setLoaded((last) => value === undefined && last?.key === key ? last : { key, value });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, attempt, revision]);
  const current = loaded?.key === key ? loaded : undefined;
  return {
    value: current?.value,
    failed: current !== undefined && current.value === undefined,
    onRetry() {
      setLoaded(undefined);
      setAttempt((count) => count + 1);
    },
    change: (edit: (value: T) => T) =>
      setLoaded((last) => last?.value && { ...last, value: edit(last.value) }),
  };
}
