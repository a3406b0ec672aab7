import { toIsoDate } from '@thach-an/lunar';
import { loadFontFaces, saveSvg } from '../shell/save-svg.ts';
import { readLightToken } from '../tu-vi/read-light-token.ts';
import { almanacPath } from './almanac-address.ts';
import type { DayView } from './day-view.ts';
import { colourNames, type DayPalette, daySize, daySvg } from './draw-day.ts';

/**
 * Saves the picture of a day as PNG. It is made in the browser.
 *
 * @throws {Error} if a font cannot be loaded or the browser cannot make the picture
 */
export async function saveDayPicture(day: Pick<DayView, 'leaf'>): Promise<void> {
  const palette = Object.fromEntries(
    colourNames.map((name) => [name, readLightToken(`--color-${name}`)]),
  ) as DayPalette;
  const address = location.host + almanacPath;
  const svg = daySvg(day, palette, address, await loadFontFaces());
  await saveSvg(svg, daySize, `lich-${toIsoDate(day.leaf.date)}.png`);
}
