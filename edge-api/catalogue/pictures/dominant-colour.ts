/** Number of pixels that are compared. */
const samples = 10_000;

/**
 * Returns the mean of the colours that occur most often, such as `#a59c8a`. Colours are put in 64
 * groups; transparent pixels do not count.
 *
 * @param data red, green, blue and alpha of each pixel
 */
export function dominantColour(data: Uint8ClampedArray | Uint8Array): string {
  const pixels = data.length / 4;
  const step = Math.max(1, Math.floor(pixels / samples));
  const groups = new Map<number, [count: number, red: number, green: number, blue: number]>();
  for (let index = 0; index < pixels; index += step) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * index, 4 * index + 4);
    if (alpha < 128) continue;
    const key = red >> 6 << 4 | green >> 6 << 2 | blue >> 6;
    const group = groups.get(key) ?? [0, 0, 0, 0];
    groups.set(key, [group[0] + 1, group[1] + red, group[2] + green, group[3] + blue]);
  }
  const [largest] = [...groups.values()].sort(([a], [b]) => b - a);
  if (!largest) return '#ffffff';
  const [count, ...sums] = largest;
  return `#${sums.map((sum) => Math.round(sum / count).toString(16).padStart(2, '0')).join('')}`;
}
