import { onFirstInput } from '@thach-an/ui';
import { type ComponentType, lazy } from 'react';

/** Delay before a failed load is repeated, in ms. */
const retryDelay = 5_000;

/**
 * Creates a component that the first screen does not need. Its code is loaded with the first input,
 * and does not depend on the network when the component is shown. A failed load is repeated: the
 * page keeps everything that was typed.
 *
 * @param load imports the component
 */
export function loadLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // A failed load is repeated when the component is shown.
  onFirstInput(() => void load().catch(() => {}));
  const loadShown = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('A part of the page could not be loaded; it is retried', error);
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
      return await loadShown();
    }
  };
  return lazy(loadShown);
}
