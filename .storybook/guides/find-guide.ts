/// <reference types="vite/client" />
import type { ComponentGuide } from './component-guide.ts';

const guides: Record<string, ComponentGuide> = import.meta.glob('../../ui/**/*.guide.json', {
  import: 'default',
  eager: true,
});

/**
 * Returns the guide beside a file of stories.
 *
 * @param storiesPath path such as `./ui/primitives/button/button.stories.tsx`
 */
export function findGuide(storiesPath: string): ComponentGuide | undefined {
  return guides[`../../${storiesPath.replace('./', '').replace('.stories.tsx', '.guide.json')}`];
}
