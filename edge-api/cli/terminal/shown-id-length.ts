/**
 * Returns the length to which ids are cut in a list. A terminal shows the shortest unique prefixes
 * of at least 8 characters; a file or a pipe gets the complete ids.
 */
export function shownIdLength(
  rows: readonly { id: string }[],
  { width }: { width: number | undefined },
): number | undefined {
  for (let length = 8; width !== undefined; length++) {
    if (new Set(rows.map(({ id }) => id.slice(0, length))).size === rows.length) return length;
  }
}
