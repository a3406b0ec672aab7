const RAW = ['<!-- deno-fmt-ignore-start -->', '<!-- deno-fmt-ignore-end -->'];

/**
 * Replaces the content between `<!-- name -->` and `<!-- /name -->` in a Markdown text, and
 * excludes it from formatting.
 *
 * @throws {RangeError} If a marker is missing.
 */
export function writeBetweenMarkers(text: string, name: string, content: string): string {
  const open = `<!-- ${name} -->`;
  const close = `<!-- /${name} -->`;
  const from = text.indexOf(open);
  const to = text.indexOf(close);
  if (from < 0 || to < from) throw new RangeError(`Cannot write ${name}: its markers are missing`);
  const block = [open, RAW[0], content, RAW[1], close].join('\n\n');
  return text.slice(0, from) + block + text.slice(to + close.length);
}
