import type { ThemeChoice } from '@thach-an/ui';
import { browserTheme } from './theme-store.ts';

/** Returns the media query of the page's `<meta name='theme-color'>` for one of the two themes. */
export function themeMedia(theme: 'light' | 'dark', choice: ThemeChoice = 'system'): string {
  if (choice === 'system') return `(prefers-color-scheme: ${theme})`;
  return choice === theme ? 'all' : 'not all';
}

/**
 * Keeps the document in the theme that the visitor has chosen: its styles by `data-theme` of the
 * document element, and the browser's own bars by the elements `<meta name='theme-color'>`. The
 * first of these is for light.
 *
 * @returns a function that stops this
 */
export function followTheme(): () => void {
  const apply = () => {
    const choice = browserTheme.get();
    if (choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
    const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
    if (light) light.media = themeMedia('light', choice);
    if (dark) dark.media = themeMedia('dark', choice);
  };
  apply();
  return browserTheme.subscribe(apply);
}
