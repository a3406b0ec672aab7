import type { LaSo } from '@thach-an/lunar';
import { type LaSoPalette, laSoPictureSize, laSoSvg } from '@thach-an/ui';
import { loadFontFaces, saveSvg } from '../shell/save-svg.ts';
import { readLightToken } from './read-light-token.ts';

/** Name, date and time on the picture. */
export interface PicturePerson {
  name: string;
  solarDate: string;
  time: string;
}

/**
 * Saves a chart as a PNG picture. It is made in the browser: no data is sent. The name of the file
 * contains neither the name nor the birth.
 *
 * @throws {Error} if a font cannot be loaded or the browser cannot make the picture
 */
export async function savePicture(chart: LaSo, { time, ...person }: PicturePerson) {
  const svg = laSoSvg(
    chart,
    { ...person, time: time === '' ? undefined : time },
    readPalette(),
    await loadFontFaces(),
  );
  await saveSvg(svg, laSoPictureSize, 'la-so-tu-vi.png');
}

/** The picture is passed on and printed, so it is light in both themes. */
function readPalette(): LaSoPalette {
  const colour = (name: string) => readLightToken(`--color-${name}`);
  return {
    surface: colour('surface'),
    paper: colour('paper'),
    line: colour('line'),
    ink: colour('ink'),
    soft: colour('ink-soft'),
    jade: colour('jade'),
    elements: {
      Kim: colour('kim'),
      Mộc: colour('moc'),
      Thủy: colour('thuy'),
      Hỏa: colour('hoa'),
      Thổ: colour('tho'),
    },
  };
}
