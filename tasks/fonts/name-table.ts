/** A record of a font's `name` table. */
export interface NameRecord {
  /** Name ID: 0 is the copyright, 1 the family, 4 the full name, 6 the PostScript name. */
  id: number;
  text: string;
  /** View of the text's bytes in the font. */
  bytes: Uint8Array;
  /** `true` if a letter takes two bytes, as on all platforms but the Macintosh. */
  wide: boolean;
}

/**
 * Reads the `name` table of a font, as specified by OpenType.
 *
 * @param font an uncompressed TrueType or OpenType file
 * @throws {RangeError} if the file has no `name` table
 */
export function readNames(font: Uint8Array): NameRecord[] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, number) => 12 + 16 * number);
  const entry = tables.find((at) => view.getUint32(at) === 0x6e616d65);
  if (entry === undefined) throw new RangeError('The font has no name table');
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

/** Name IDs to change: family, unique name, full name, PostScript name, typographic family. */
const ownNames = [1, 3, 4, 6, 16];

/**
 * Renames a font in place. A changed font must not use a name that its licence reserves. The
 * copyright is not changed.
 *
 * @throws {RangeError} if the names differ in length
 *
 * @example
 * ```ts ignore
 * renameFont(font, 'Lora', 'Ngoc');
 * ```
 */
export function renameFont(font: Uint8Array, from: string, to: string): void {
  if (from.length !== to.length) throw new RangeError(`${to} must have the length of ${from}`);
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
