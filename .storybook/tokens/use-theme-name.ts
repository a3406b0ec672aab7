import { useSyncExternalStore } from 'react';
import type { ThemeName } from './token-edits.ts';

/** Returns the theme of the page: that of the toolbar, or else that of the system. */
export function useThemeName(): ThemeName {
  return useSyncExternalStore(subscribe, readThemeName);
}

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', notify);
  return () => {
    observer.disconnect();
    scheme.removeEventListener('change', notify);
  };
}

function readThemeName(): ThemeName {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
