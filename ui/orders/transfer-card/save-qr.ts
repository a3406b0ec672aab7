/** Width of the saved picture, in pixels. */
const size = 960;

/** Returns the URL of a picture of an SVG. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Saves a QR code as a PNG file, which the apps of banks read from the pictures of the phone.
 *
 * @param svg the code as SVG
 * @param name name of the file, without `.png`
 */
export async function saveQr(svg: string, name: string): Promise<void> {
  const image = new Image();
  // Without a size some browsers draw nothing.
  image.src = svgUrl(svg.replace('<svg ', `<svg width="${size}" height="${size}" `));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.getContext('2d')!.drawImage(image, 0, 0, size, size);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `${name}.png`;
  link.click();
}
