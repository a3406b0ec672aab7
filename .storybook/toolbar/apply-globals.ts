import type { Globals } from 'storybook/internal/types';
import { setReducedMotion } from './reduced-motion.ts';
import { setSlowImages } from './slow-images.ts';

/** Applies the state of the toolbar to the page. */
export function applyGlobals(globals: Globals): void {
  const { dataset } = document.documentElement;
  dataset.background = globals.background;
  dataset.textSize = globals.textSize;
  if (globals.theme === 'light' || globals.theme === 'dark') dataset.theme = globals.theme;
  else delete dataset.theme;
  setReducedMotion(globals.motion === 'reduced');
  setSlowImages(globals.images === 'slow');
}
