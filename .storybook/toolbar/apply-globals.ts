import type { Globals } from 'storybook/internal/types';
import { setReducedMotion } from './reduced-motion.ts';
import { setSlowPictures } from './slow-pictures.ts';

/** Puts the page into the state that the toolbar shows. */
export function applyGlobals(globals: Globals): void {
  const { dataset } = document.documentElement;
  dataset.ground = globals.ground;
  dataset.textSize = globals.textSize;
  setReducedMotion(globals.motion === 'reduced');
  setSlowPictures(globals.pictures === 'slow');
}
