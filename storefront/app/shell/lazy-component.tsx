import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

/** A part of the page whose code comes later. */
export interface LoadedLater<Props> {
  (props: Props): React.ReactNode;
  /** Loads its code before it is needed. */
  preload(): void;
}

/** How long to wait before the code is asked for again, in ms. */
const retryAfter = 5_000;

/**
 * A part of the page whose code is loaded when it is first shown. Without a network it is simply not
 * there, and asked for again: the page around it goes on.
 *
 * @param load gives the component; a chunk of its own
 * @param Place stands where it will, meanwhile
 */
export function loadedLater<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Place?: ComponentType,
): LoadedLater<Props> {
  const listeners = new Set<() => void>();
  let loaded: ComponentType<Props> | undefined;
  let loading = false;

  async function preload() {
    if (loaded || loading) return;
    loading = true;
    try {
      loaded = (await load()).default;
      for (const listener of listeners) listener();
    } catch (error) {
      console.warn('A part of the page could not be loaded; it is tried again', error);
      setTimeout(preload, retryAfter);
    } finally {
      loading = false;
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function Later(props: Props) {
    const Component = useSyncExternalStore(subscribe, () => loaded, () => undefined);
    useEffect(() => void preload(), []);
    if (Component) return <Component {...props} />;
    return Place ? <Place /> : null;
  }
  return Object.assign(Later, { preload: () => void preload() });
}
