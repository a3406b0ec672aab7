import type { Globals } from 'storybook/internal/types';
import { emulateMedia } from './emulate-media.ts';
import { setSlowImages } from './slow-images.ts';

/** Applies the state of the toolbar to the page. */
export function applyGlobals(globals: Globals): void {
  const { dataset } = document.documentElement;
  dataset.background = globals.background;
  dataset.textSize = globals.textSize;
  dataset.colours = globals.colours;
  // The shop sets the same attribute for a visitor who has chosen a theme.
  if (globals.theme === 'system') delete dataset.theme;
  else dataset.theme = globals.theme;
  emulateMedia([
    ...globals.motion === 'reduced' ? ['reduced-motion'] as const : [],
    ...globals.colours === 'forced' ? ['forced-colours'] as const : [],
  ], Number(globals.textSize) / 100);
  setSlowImages(globals.images === 'slow');
}
