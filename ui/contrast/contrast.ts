/**
 * Returns the contrast ratio of two colours, from 1 to 21, as WCAG 2.2 defines it by relative
 * luminance.
 *
 * @param first colour as `#rrggbb`
 * @param second colour as `#rrggbb`
 * @throws {RangeError} if a colour has another format
 */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!match) {
    throw new RangeError(`Cannot compute contrast as a colour must be #rrggbb: it is ${colour}`);
  }
  const [red, green, blue] = match.slice(1).map((pair) => {
    const channel = Number.parseInt(pair, 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
