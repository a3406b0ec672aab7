import { useSyncExternalStore } from 'react';

/** A source of change notifications. */
export interface Emitter {
  /** Registers a listener. Returns a function that removes it. */
  subscribe(listener: () => void): () => void;
  /** Calls every listener, in the order in which they were registered. */
  emit(): void;
}

/** A value that can be read and observed. */
export interface Observable<T> {
  /** Returns the value: the same object until it changes. */
  get(): T;
  /** Registers a listener for changes. Returns a function that removes it. */
  subscribe(listener: () => void): () => void;
}

/** A value in memory outside React, shared by the components that read it. */
export interface Store<T> extends Observable<T> {
  /** Replaces the value and notifies the listeners, unless the value is the same. */
  set(value: T): void;
}

/**
 * Creates an emitter, for state that is not one value in memory.
 *
 * @example
 * ```ts
 * import { createEmitter } from './observable.ts';
 * import assert from 'node:assert/strict';
 *
 * const { subscribe, emit } = createEmitter();
 * let calls = 0;
 * const unsubscribe = subscribe(() => calls += 1);
 * emit();
 * unsubscribe();
 * emit();
 * assert.equal(calls, 1);
 * ```
 */
export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit() {
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Creates a store.
 *
 * @example
 * ```ts
 * import { createStore } from './observable.ts';
 * import assert from 'node:assert/strict';
 *
 * const count = createStore(1);
 * const seen: number[] = [];
 * count.subscribe(() => seen.push(count.get()));
 * count.set(2);
 * count.set(2);
 * assert.deepEqual(seen, [2]);
 * ```
 */
export function createStore<T>(initial: T): Store<T> {
  const { subscribe, emit } = createEmitter();
  let value = initial;
  return {
    get: () => value,
    subscribe,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
  };
}

/**
 * Reads an observable value in a component, which renders again after each change.
 *
 * @param source an object that lives longer than the component
 * @param serverSnapshot value on the server and while hydrating, which must render the same page
 */
export function useStore<T, S = T>(source: Observable<T>, serverSnapshot: S): T | S {
  return useSyncExternalStore<T | S>(source.subscribe, source.get, () => serverSnapshot);
}
