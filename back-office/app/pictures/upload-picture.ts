import { drawPicture, encodePicture, openPhotograph } from '@thach-an/edge-api/contract';
import { AdminError, upload } from '../api/admin-api.ts';
import { encodeAvif } from './encode-avif.ts';

interface StoredPicture {
  name: string;
  width: number;
  height: number;
  /** Dominant colour in hexadecimal. */
  colour: string;
}

/** Width of the stored file in px; a narrower photograph keeps its own. */
const mainWidth = 800;

/** Width of the form for lists, in px. */
const listWidth = 400;

/** Width of the form that shoppers enlarge, in px. */
const zoomWidth = 1_600;

/** Maximum size of a picture, in bytes: more takes too long on a slow connection. */
const maxBytes = 300 * 1024;

/** Maximum size of the form that shoppers enlarge, in bytes. */
const maxZoomBytes = 600 * 1024;

/** Resolves when all pictures so far have their AVIF, which are made after their upload. */
let lastAvif = Promise.resolve();

/** Crop of an uploaded photograph, with the scaled forms that exist of it. */
interface UploadedCrop {
  image: string;
  width: number;
  height: number;
  /** Its width, and its scaled forms, such as `1600 800.webp`. */
  forms: string;
}

/**
 * Scales a photograph in the browser and uploads it in the forms that the pages offer. The pixels
 * are drawn upright, so that neither the turn of the camera nor its place is sent.
 *
 * @param onStep called with the part that is done, from 0 to 1
 * @throws {AdminError} if the server refuses it
 */
export async function uploadPicture(
  file: Blob,
  onStep: (done: number) => void,
): Promise<StoredPicture> {
  const photograph = await openPhotograph(file);
  try {
    const { picture } = await uploadForms(photograph, mainWidth, [listWidth, zoomWidth], onStep);
    // A form that is narrower than the picture would not do.
    const widths = picture.width === mainWidth ? [mainWidth, listWidth, zoomWidth] : [];
    const canvases = widths.filter((width) => width <= photograph.width)
      .map((width) => drawPicture(photograph, width));
    lastAvif = lastAvif.then(() => uploadAvif(picture, canvases)).catch((error) =>
      console.warn(`${picture.name} has no AVIF`, error)
    );
    return picture;
  } finally {
    photograph.close();
  }
}

/** Returns the sentence about an upload that was refused, or whose picture is unreadable. */
export const describeUploadError = (error: unknown): string =>
  error instanceof AdminError
    ? error.message
    : 'Trình duyệt này không đọc được ảnh, ví dụ ảnh HEIC của iPhone. Vui lòng lưu ảnh thành JPG ' +
      'rồi chọn lại, hoặc mở trang này trên chính điện thoại đã chụp.';

/** Adds forms in AVIF, which are smaller than those in WebP. */
async function uploadAvif({ name }: StoredPicture, canvases: HTMLCanvasElement[]): Promise<void> {
  for (const canvas of canvases) {
    const form = await encodeAvif(canvas);
    if (!form || form.size > maxZoomBytes) return;
    await upload(`pictures/${name}/${canvas.width}`, form, 'PUT');
  }
}

/**
 * Uploads the square in the middle of a photograph as the picture of a tile. Returns its file name.
 *
 * @throws {AdminError} if the server refuses it
 */
export async function uploadTile(file: Blob): Promise<string> {
  const photograph = await openPhotograph(file);
  const square = await crop(photograph, 1, 0.5);
  photograph.close();
  const { picture } = await uploadForms(square, listWidth, []);
  square.close();
  return picture.name;
}

/**
 * Uploads two crops of a photograph as the picture of the home page: a wide one, and one for phones
 * of its right part, because the text of the page covers the left one.
 *
 * @throws {AdminError} if the server refuses one
 */
export async function uploadHero(file: Blob): Promise<{ wide: UploadedCrop; phone: UploadedCrop }> {
  const photograph = await openPhotograph(file);
  const wide = await crop(photograph, 16 / 9, 0.5);
  const phone = await crop(photograph, 10 / 11, 0.85);
  photograph.close();
  const send = async (bitmap: ImageBitmap, width: number, formWidth: number) => {
    const { picture, forms } = await uploadForms(bitmap, width, [formWidth]);
    bitmap.close();
    return { image: picture.name, width: picture.width, height: picture.height, forms };
  };
  return { wide: await send(wide, 1_600, 800), phone: await send(phone, 800, 400) };
}

/** Cuts the largest part with a ratio of its sides, at a place from 0 (left) to 1 (right). */
async function crop(photograph: ImageBitmap, ratio: number, place: number): Promise<ImageBitmap> {
  const width = Math.min(photograph.width, Math.floor(photograph.height * ratio));
  const height = Math.min(photograph.height, Math.floor(photograph.width / ratio));
  const left = Math.floor((photograph.width - width) * place);
  const top = Math.floor((photograph.height - height) / 2);
  return await createImageBitmap(photograph, left, top, width, height);
}

/** Uploads a picture at most `width` px wide, and forms of it with other widths. */
async function uploadForms(
  photograph: ImageBitmap,
  width: number,
  formWidths: readonly number[],
  onStep: (done: number) => void = () => {},
): Promise<{ picture: StoredPicture; forms: string }> {
  const main = drawPicture(photograph, width);
  onStep(0.2);
  const picture = await upload<StoredPicture>('pictures', await encodePicture(main, maxBytes));
  let forms = String(picture.width);
  for (const [index, formWidth] of formWidths.entries()) {
    onStep(0.5 + 0.5 * index / formWidths.length);
    if (formWidth === picture.width || photograph.width < formWidth) continue;
    const limit = formWidth === zoomWidth ? maxZoomBytes : maxBytes;
    const form = await encodePicture(drawPicture(photograph, formWidth), limit);
    // A form in another format than WebP does not exist.
    if (form.type !== 'image/webp') continue;
    await upload(`pictures/${picture.name}/${formWidth}`, form, 'PUT');
    forms += ` ${formWidth}.webp`;
  }
  onStep(1);
  return { picture, forms };
}
