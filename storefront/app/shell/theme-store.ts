import type { ThemeChoice } from '@thach-an/ui';
import { browserStorage } from './browser-storage.ts';
import { type Store, useStore } from './observable.ts';
import { createSharedStore, type SharedStoreDeps } from './shared-store.ts';

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

let store: Store<ThemeChoice> | undefined;

/** Returns the theme of this browser, opened on first use. Must not be called on a server. */
export function browserTheme(): Store<ThemeChoice> {
  return store ??= createThemeStore({ storage: browserStorage, events: window });
}

const choice = {
  get: () => browserTheme().get(),
  subscribe: (listener: () => void) => browserTheme().subscribe(listener),
};

/** Returns the chosen theme; `system` on the server and while hydrating. */
export function useThemeChoice(): ThemeChoice {
  return useStore(choice, 'system');
}
