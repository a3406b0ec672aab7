/** Pixels of a picture: red, green, blue and alpha of each. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/**
 * Turns and mirrors pixels, so that the picture is upright without an orientation.
 *
 * @param orientation 1 to 8, as in EXIF
 */
export function turnPixels({ width, height, data }: Pixels, orientation: number): Pixels {
  if (orientation === 1) return { width, height, data };
  const last = width * height;
  // Place of the first pixel, and the steps to its right and lower neighbour.
  const [start, right, down] = {
    2: [width - 1, -1, width],
    3: [last - 1, -1, -width],
    4: [last - width, 1, -width],
    5: [0, width, 1],
    6: [last - width, -width, 1],
    7: [last - 1, -width, -1],
    8: [width - 1, width, -1],
  }[orientation] as [number, number, number];
  const size = orientation > 4 ? { width: height, height: width } : { width, height };
  const source = new Uint32Array(data.slice().buffer);
  const turned = new Uint32Array(source.length);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      turned[y * size.width + x] = source[start + x * right + y * down]!;
    }
  }
  return { ...size, data: new Uint8ClampedArray(turned.buffer) };
}
