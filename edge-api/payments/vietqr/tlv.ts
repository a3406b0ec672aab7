/** Maximum length of a quoted value in an error message, in characters. */
const maxQuoted = 60;

/** Returns a value for an error message: as JSON, shortened. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > maxQuoted ? `${text.slice(0, maxQuoted)}…` : text;
}

/** Writes a field: two digits of the tag, two digits of the length, the value. */
export function writeField(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/**
 * Reads the fields of a text in their order. Lengths count characters, not bytes.
 *
 * @throws {SyntaxError} If a field is malformed, exceeds the text or occurs twice.
 */
export function readFields(text: string, name: string): Map<string, string> {
  const characters = [...text];
  const fields = new Map<string, string>();
  for (let start = 0; start < characters.length;) {
    const header = characters.slice(start, start + 4).join('');
    if (!/^\d{4}$/.test(header)) {
      throw new SyntaxError(
        `${name} must have a tag and a length of two digits each at character ${start + 1}: ` +
          `current value is ${quote(header)}`,
      );
    }
    const [tag, length] = [header.slice(0, 2), Number(header.slice(2))];
    const value = characters.slice(start + 4, start + 4 + length);
    if (value.length < length) {
      throw new SyntaxError(
        `field ${tag} of ${name} must have ${length} characters: ` +
          `current value is ${quote(value.join(''))}`,
      );
    }
    if (fields.has(tag)) throw new SyntaxError(`${name} must have field ${tag} only once`);
    fields.set(tag, value.join(''));
    start += 4 + length;
  }
  return fields;
}
