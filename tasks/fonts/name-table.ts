/** A line of a font's table of names. */
export interface NameRecord {
  /** What it is: 0 the copyright, 1 the family, 4 the full name, 6 the PostScript name, … */
  id: number;
  text: string;
  /** The bytes of the text, within the font. */
  bytes: Uint8Array;
  /** Whether a letter takes two bytes, as on all systems but the old Macintosh. */
  wide: boolean;
}

/**
 * Reads the names that a font bears, as the OpenType specification lays down its `name` table.
 *
 * @param font a TrueType or OpenType file, not compressed
 * @throws {RangeError} if the file has no such table
 */
export function readNames(font: Uint8Array): NameRecord[] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, number) => 12 + 16 * number);
  const entry = tables.find((at) => view.getUint32(at) === 0x6e616d65);
  if (entry === undefined) throw new RangeError('The font has no table of names');
  const table = view.getUint32(entry + 8);
  const storage = table + view.getUint16(table + 4);
  return Array.from({ length: view.getUint16(table + 2) }, (_, number) => {
    const at = table + 6 + 12 * number;
    const from = storage + view.getUint16(at + 10);
    const bytes = font.subarray(from, from + view.getUint16(at + 8));
    const wide = view.getUint16(at) !== 1;
    const text = new TextDecoder(wide ? 'utf-16be' : 'macintosh').decode(bytes);
    return { id: view.getUint16(at + 6), text, bytes, wide };
  });
}

/** Family, unique name, full name, PostScript name, and family once more where it has many styles. */
const ownNames = [1, 3, 4, 6, 16];

/**
 * Gives a font another name, of as many letters, in place. A font that was changed may not bear a name
 * that its licence reserves; the copyright stays what it is.
 *
 * @throws {RangeError} if the names differ in length
 *
 * @example
 * ```ts ignore
 * renameFont(font, 'Lora', 'Ngoc');
 * ```
 */
export function renameFont(font: Uint8Array, from: string, to: string): void {
  if (from.length !== to.length) throw new RangeError(`${to} is not as long as ${from}`);
  for (const { id, text, bytes, wide } of readNames(font)) {
    if (!ownNames.includes(id)) continue;
    const width = wide ? 2 : 1;
    for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + 1)) {
      for (let letter = 0; letter < to.length; letter += 1) {
        bytes[(at + letter) * width + width - 1] = to.charCodeAt(letter);
      }
    }
  }
}
