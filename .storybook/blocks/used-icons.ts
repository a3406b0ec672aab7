/** An icon that the interface draws, and where. */
export interface UsedIcon {
  name: string;
  /** Folders of `ui/`, in the order of the alphabet. */
  components: string[];
}

/**
 * The icons of `ui/primitives/icons.ts` that components import.
 *
 * @param sources text by path, such as `../../ui/catalogue/hero/hero.tsx`
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { usedIcons } from './used-icons.ts';
 *
 * assert.deepEqual(usedIcons({ 'ui/catalogue/hero/hero.tsx': "import { Gem } from '../icons.ts';" }), [
 *   { name: 'Gem', components: ['hero'] },
 * ]);
 * ```
 */
export function usedIcons(sources: Readonly<Record<string, string>>): UsedIcon[] {
  const places = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(sources)) {
    const folder = /ui\/[^/]+\/([^/]+)\//.exec(path)?.[1];
    const names = /import \{([^}]+)\} from '\.\.\/icons\.ts'/.exec(text)?.[1];
    if (!folder || !names) continue;
    for (const name of names.split(',').map((part) => part.trim()).filter(Boolean)) {
      places.set(name, (places.get(name) ?? new Set()).add(folder));
    }
  }
  return [...places].sort(([one], [other]) => one < other ? -1 : 1).map(([name, folders]) => ({
    name,
    components: [...folders].sort(),
  }));
}
