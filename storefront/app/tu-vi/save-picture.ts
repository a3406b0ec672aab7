import type { LaSo } from '@thach-an/lunar';
import { type LaSoPalette, laSoPictureSize, laSoSvg } from '@thach-an/ui';
import { firstScreenFonts } from '@thach-an/ui/fonts';
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
  const url = URL.createObjectURL(await toPng(svg));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'la-so-tu-vi.png';
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
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

/** Returns the fonts of the page as data, because a picture cannot load other files. */
async function loadFontFaces(): Promise<string> {
  const [sans, serif, sansBold] = await Promise.all(firstScreenFonts.map(toDataUrl));
  const face = (family: string, weight: number, url = '') =>
    `@font-face{font-family:"${family}";font-weight:${weight};src:url("${url}")}`;
  return face('Be Vietnam Pro', 400, sans) + face('Be Vietnam Pro', 600, sansBold) +
    face('Ngoc', 600, serif);
}

async function toDataUrl(url: string): Promise<string> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`The font ${url} could not be loaded: ${reply.status}`);
  const blob = await reply.blob();
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, laSoPictureSize);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The browser could not make a picture'));
    }, 'image/png');
  });
}
