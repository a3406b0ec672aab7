/// <reference types="vite/client" />
import library from '../../ui/changes.json' with { type: 'json' };
import type { ComponentGuide } from './component-guide.ts';
import { composeChangelog } from './compose-changelog.ts';

const guides = import.meta.glob<ComponentGuide>('../../ui/**/*.guide.json', {
  eager: true,
  import: 'default',
});

/** Change log of the library as Markdown. */
export const libraryChanges = composeChangelog(
  library,
  Object.fromEntries(
    Object.entries(guides).map(([path, { changes }]) => [
      path.slice(path.lastIndexOf('/') + 1).replace('.guide.json', ''),
      changes,
    ]),
  ),
);
