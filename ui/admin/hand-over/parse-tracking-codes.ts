/** Returns the code of an order as it is compared: lists of carriers write it in several ways. */
const normalize = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

/**
 * Reads lines of a spreadsheet or a message: the code of an order, then the number of its parcel,
 * with a tab, a comma, a semicolon or a space between them.
 *
 * @param codes codes of the orders; lines of other orders are ignored
 * @returns the numbers by code; none for a text that is not such a list
 */
export function parseTrackingCodes(
  text: string,
  codes: readonly string[],
): ReadonlyMap<string, string> {
  const known = new Map(codes.map((code) => [normalize(code), code]));
  const found = new Map<string, string>();
  for (const line of text.split(/[\r\n]+/)) {
    const [begin = '', ...rest] = line.trim().split(/[\t,;\s]+/);
    const code = known.get(normalize(begin));
    const [number] = rest.filter(Boolean);
    if (code !== undefined && number !== undefined) found.set(code, number.slice(0, 100));
  }
  return found;
}
