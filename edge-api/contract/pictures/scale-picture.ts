/** Quality of WebP, tried in turn until a picture is small enough. */
const qualities = [0.82, 0.7, 0.55, 0.4];

/** Opens a photograph upright, as the camera was turned. */
export const openPhotograph = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/**
 * Scales a photograph in the browser to at most `maxWidth` and `maxHeight` px. The pixels are drawn
 * upright, so that neither the turn of the camera nor its place is in the result.
 */
export function drawPicture(
  photograph: ImageBitmap,
  maxWidth: number,
  maxHeight = Infinity,
): HTMLCanvasElement {
  const { width, height } = photograph;
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(photograph, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Encodes a canvas, with less quality if it has more than `maxBytes`. Safari writes no WebP, but
 * returns PNG, in place of which it gets JPEG: transparent parts of the canvas become white.
 */
export async function encodePicture(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob> {
  let smallest: Blob | undefined;
  for (const quality of qualities) {
    let blob = await toBlob(canvas, 'image/webp', quality);
    if (blob.type !== 'image/webp') {
      fillTransparent(canvas);
      blob = await toBlob(canvas, 'image/jpeg', quality);
    }
    if (!smallest || blob.size < smallest.size) smallest = blob;
    if (blob.size <= maxBytes) break;
  }
  return smallest!;
}

/** Makes the transparent parts of a canvas white. A JPEG would have them black. */
function fillTransparent(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d')!;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
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
