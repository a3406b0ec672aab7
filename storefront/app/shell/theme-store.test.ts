import assert from 'node:assert/strict';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { createThemeStore, themeKey } from './theme-store.ts';

Deno.test('a theme store keeps light and dark, and nothing for the theme of the system', () => {
  const storage = memoryStorage();
  const store = createThemeStore({ storage, events: new EventTarget() });
  assert.equal(store.get(), 'system');
  store.set('dark');
  assert.equal(storage.getItem(themeKey), 'dark');
  assert.equal(createThemeStore({ storage, events: new EventTarget() }).get(), 'dark');
  store.set('system');
  assert.equal(storage.getItem(themeKey), null);
});

Deno.test('a theme store ignores an unknown text', () => {
  const storage = memoryStorage();
  storage.setItem(themeKey, '"><script>');
  assert.equal(createThemeStore({ storage, events: new EventTarget() }).get(), 'system');
});

Deno.test('a theme store follows the choice of another tab', () => {
  const storage = memoryStorage();
  const events = new EventTarget();
  const store = createThemeStore({ storage, events });
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.get()));
  storage.setItem(themeKey, 'light');
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }));
  assert.deepEqual(seen, []);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: themeKey }));
  assert.deepEqual(seen, ['light']);
});

Deno.test('a theme store reads the choice again when its page is restored', () => {
  const storage = memoryStorage();
  const events = new EventTarget();
  const store = createThemeStore({ storage, events });
  storage.setItem(themeKey, 'dark');
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  assert.equal(store.get(), 'system');
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  assert.equal(store.get(), 'dark');
});
