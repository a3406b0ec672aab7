/** An icon that the interface renders, and the components that use it. */
export interface UsedIcon {
  name: string;
  /** Names of component folders, in alphabetical order. */
  components: string[];
}

/**
 * An import of `ui/primitives/icons.ts` by a component of `ui/primitives/` or of another folder.
 */
const iconImport = /import \{([^}]+)\} from '\.\.\/(?:\.\.\/primitives\/)?icons\.ts'/;

/**
 * Lists the icons of `ui/primitives/icons.ts` that components import.
 *
 * @param sources source texts by path, such as `../../ui/catalogue/hero/hero.tsx`
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { usedIcons } from './used-icons.ts';
 *
 * const sources = {
 *   'ui/catalogue/hero/hero.tsx': "import { Gem, Info, type X } from '../../primitives/icons.ts';",
 *   'ui/primitives/notice/notice.tsx': "import { Info } from '../icons.ts';",
 * };
 * assert.deepEqual(usedIcons(sources), [
 *   { name: 'Gem', components: ['hero'] },
 *   { name: 'Info', components: ['hero', 'notice'] },
 * ]);
 * ```
 */
export function usedIcons(sources: Readonly<Record<string, string>>): UsedIcon[] {
  const componentsByIcon = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(sources)) {
    const folder = /ui\/[^/]+\/([^/]+)\//.exec(path)?.[1];
    const names = iconImport.exec(text)?.[1];
    if (!folder || !names) continue;
    for (const name of names.split(',').map((part) => part.trim())) {
      if (name === '' || name.startsWith('type ')) continue;
      componentsByIcon.set(name, (componentsByIcon.get(name) ?? new Set()).add(folder));
    }
  }
  return [...componentsByIcon].sort(([a], [b]) => a < b ? -1 : 1).map(([name, folders]) => ({
    name,
    components: [...folders].sort(),
  }));
}
