import { type ComponentType, useEffect } from 'react';
import { createStore, useStore } from './observable.ts';

/** A component whose code is loaded on demand. */
export interface LazyComponent<Props> {
  (props: Props): React.ReactNode;
  /** Loads the code before the component is rendered. */
  preload(): void;
}

/** Delay before a failed load is repeated, in ms. */
const retryDelay = 5_000;

/**
 * Creates a component whose code is loaded when it is first rendered. Unlike `React.lazy()`, a
 * failed load neither throws nor suspends the page: the component renders its placeholder and the
 * load is repeated, at the latest when the browser is online again.
 *
 * @param load imports the component, from a separate module
 * @param Placeholder rendered until the code is loaded
 * @default Placeholder renders nothing
 * @param onFailure called when the load fails for the first time
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Placeholder?: ComponentType,
  onFailure?: () => void,
): LazyComponent<Props> {
  // In an object, because some components are functions.
  const loaded = createStore<{ Component: ComponentType<Props> } | undefined>(undefined);
  let loading = false;
  let failed = false;

  async function preload() {
    if (loaded.get() || loading) return;
    loading = true;
    try {
      loaded.set({ Component: (await load()).default });
    } catch (error) {
      console.warn('A part of the page could not be loaded; it is retried', error);
      setTimeout(preload, retryDelay);
      addEventListener('online', preload, { once: true });
      if (!failed) onFailure?.();
      failed = true;
    } finally {
      loading = false;
    }
  }

  function Lazy(props: Props) {
    const current = useStore(loaded, undefined);
    useEffect(() => void preload(), []);
    if (current) return <current.Component {...props} />;
    return Placeholder ? <Placeholder /> : null;
  }
  return Object.assign(Lazy, { preload: () => void preload() });
}
