import type { StorageArea } from '../app/shell/browser-storage.ts';

/** Creates a storage area in memory; pages of one browser share its map. */
export function memoryStorage(stored = new Map<string, string>()): StorageArea {
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

/** Creates a storage area that throws on every access, as where the browser forbids storage. */
export function brokenStorage(): StorageArea {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
}

/**
 * Runs a test step and returns the arguments of each `console.warn()` in it, which prints nothing.
 */
export function withoutWarnings(step: () => void): unknown[][] {
  const { warn } = console;
  const warnings: unknown[][] = [];
  console.warn = (...args) => void warnings.push(args);
  try {
    step();
  } finally {
    console.warn = warn;
  }
  return warnings;
}
