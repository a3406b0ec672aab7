import type { ThemeChoice } from '@thach-an/ui';
import { browserStorage, type StorageArea, storedText } from './browser-storage.ts';
import { createStore, type Store, useStore } from './observable.ts';

/** Storage key of the chosen theme: `light`, `dark`, or nothing for that of the system. */
export const themeKey = 'theme';

/** Dependencies of a theme store. */
export interface ThemeStoreDeps {
  storage: StorageArea;
  /** The window, which receives the `storage` events of other tabs. */
  events: EventTarget;
}

/** Opens the stored choice of a theme. Other tabs follow a change. */
export function createThemeStore({ storage, events }: ThemeStoreDeps): Store<ThemeChoice> {
  const stored = storedText(storage, themeKey);
  const read = (): ThemeChoice => {
    const text = stored.read();
    return text === 'light' || text === 'dark' ? text : 'system';
  };
  const store = createStore(read());
  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === themeKey || key === null) store.set(read());
  });
  // A page that is restored from the back/forward cache has missed the events of other tabs.
  events.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) store.set(read());
  });
  return {
    ...store,
    set(choice) {
      if (choice === 'system') stored.remove();
      else stored.write(choice);
      store.set(choice);
    },
  };
}

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
