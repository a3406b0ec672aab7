import type { ThemeChoice } from '@thach-an/ui';
import { type Store, useStore } from './observable.ts';
import { browserStore, createSharedStore, type SharedStoreDeps } from './shared-store.ts';

/** Storage key of the chosen theme: `light`, `dark`, or nothing for that of the system. */
export const themeKey = 'theme';

/** Opens the stored choice of a theme. Other tabs follow a change. */
export const createThemeStore = (deps: SharedStoreDeps): Store<ThemeChoice> =>
  createSharedStore<ThemeChoice>(
    deps,
    themeKey,
    (text) => text === 'light' || text === 'dark' ? text : 'system',
    (choice) => choice === 'system' ? undefined : choice,
  );

/** The theme of this browser. Must not be used on a server. */
export const browserTheme = browserStore(createThemeStore);

/** Returns the chosen theme; `system` on the server and while hydrating. */
export function useThemeChoice(): ThemeChoice {
  return useStore(browserTheme, 'system');
}
