/// <reference types="vite/client" />
import type { ComponentGuide } from './component-guide.ts';

const guides = import.meta.glob<ComponentGuide>('../../ui/**/*.guide.json', { import: 'default' });
const found = new Map<string, Promise<ComponentGuide | undefined>>();

/**
 * Returns the guide beside a file of stories. The promise of a path is always the same one.
 *
 * @param storiesPath path such as `./ui/primitives/button/button.stories.tsx`
 */
export function findGuide(storiesPath: string): Promise<ComponentGuide | undefined> {
  const path = `../../${storiesPath.replace('./', '').replace('.stories.tsx', '.guide.json')}`;
  const guide = found.get(path) ?? guides[path]?.() ?? Promise.resolve(undefined);
  found.set(path, guide);
  return guide;
}
