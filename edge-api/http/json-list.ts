/**
 * Generates a JSON text with a long list, a part of it at a time.
 *
 * @param start text before the first element, which ends with `[`
 * @param parts elements of the list
 * @param end returns the text after the last element, which begins with `]`
 */
export async function* generateJsonList(
  start: string,
  parts: AsyncIterable<readonly unknown[]>,
  end: () => string,
): AsyncGenerator<string> {
  let before = start;
  for await (const part of parts) {
    if (part.length === 0) continue;
    yield before + part.map((element) => JSON.stringify(element)).join(',');
    before = ',';
  }
  yield (before === ',' ? '' : before) + end();
}
