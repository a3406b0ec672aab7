import { upload } from '../api/admin-api.ts';

/** Stored picture. */
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

/** Quality of WebP, tried in turn until a picture is small enough. */
const qualities = [0.82, 0.7, 0.55, 0.4];

/** Maximum size of a picture, in bytes: more takes too long on a slow connection. */
const maxBytes = 300 * 1024;

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
  // Respects the orientation of EXIF.
  const photograph = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const main = draw(photograph, mainWidth);
    onStep(0.2);
    const picture = await upload<StoredPicture>('pictures', await encodeWebp(main));
    onStep(0.7);
    const small = await encodeWebp(draw(photograph, listWidth));
    // A form in another format than WebP does not exist.
    if (picture.width > listWidth && small.type === 'image/webp') {
      await upload(`pictures/${picture.name}/${listWidth}`, small, 'PUT');
    }
    onStep(1);
    return picture;
  } finally {
    photograph.close();
  }
}

/**
 * Uploads the square in the middle of a photograph as the picture of a tile. Returns its file name.
 *
 * @throws {AdminError} if the server refuses it
 */
export async function uploadTile(file: Blob): Promise<string> {
  const photograph = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = photograph;
  const side = Math.min(width, height);
  const left = Math.floor((width - side) / 2);
  const top = Math.floor((height - side) / 2);
  const square = await createImageBitmap(photograph, left, top, side, side);
  photograph.close();
  const picture = await encodeWebp(draw(square, listWidth));
  square.close();
  const { name } = await upload<StoredPicture>('pictures', picture);
  return name;
}

function draw(photograph: ImageBitmap, maxWidth: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(maxWidth, photograph.width);
  canvas.height = Math.max(1, Math.round(photograph.height * canvas.width / photograph.width));
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(photograph, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Encodes a canvas. Safari writes no WebP, but returns PNG, in place of which it gets JPEG. */
async function encodeWebp(canvas: HTMLCanvasElement): Promise<Blob> {
  let smallest: Blob | undefined;
  for (const quality of qualities) {
    let blob = await toBlob(canvas, 'image/webp', quality);
    if (blob.type !== 'image/webp') blob = await toBlob(canvas, 'image/jpeg', quality);
    if (!smallest || blob.size < smallest.size) smallest = blob;
    if (blob.size <= maxBytes) break;
  }
  return smallest!;
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => blob ? resolve(blob) : reject(new Error('The picture cannot be encoded')),
      type,
      quality,
    );
  });
}
