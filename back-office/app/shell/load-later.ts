import { onFirstInput } from '@thach-an/ui';
import { type ComponentType, lazy } from 'react';

/**
 * Creates a component that the first screen does not need. Its code is loaded with the first input,
 * and does not depend on the network when the component is shown.
 *
 * @param load imports the component
 */
export function loadLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // A failed load is repeated when the component is shown.
  onFirstInput(() => void load().catch(() => {}));
  return lazy(async () => ({ default: await load() }));
}
