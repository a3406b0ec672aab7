/**
 * Reads the rows of a long query, some at a time.
 *
 * @param limit maximum number of rows per page; a page with fewer is the last one
 * @param readRows reads the page after a row; the first page without one
 */
export async function* readPages<Row>(
  limit: number,
  readRows: (last: Row | undefined) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readRows(last);
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1);
  }
}
