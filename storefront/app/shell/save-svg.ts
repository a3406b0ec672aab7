import { saveFile } from '@thach-an/ui';
import { firstScreenFonts } from '@thach-an/ui/fonts';

/** Width and height of a picture in px. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Saves an SVG as a PNG picture. It is made in the browser: no data is sent.
 *
 * @throws {Error} if the browser cannot make the picture
 */
export async function saveSvg(svg: string, size: PictureSize, fileName: string): Promise<void> {
  saveFile(await toPng(svg, size), fileName);
}

/** Returns the fonts of the page as data, because a picture cannot load other files. */
export async function loadFontFaces(): Promise<string> {
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

async function toPng(svg: string, size: PictureSize): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The browser could not make a picture'));
    }, 'image/png');
  });
}
