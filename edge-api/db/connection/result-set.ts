import type { ResultSet, Row, Value } from '@libsql/client';

/** A `ResultSet` whose rows are lists of values. */
export type PlainResult =
  & Pick<ResultSet, 'columns' | 'columnTypes' | 'rowsAffected' | 'lastInsertRowid'>
  & { rows: Value[][] };

/** Returns a result as the driver makes it. */
export function toResultSet({ rows, ...others }: PlainResult): ResultSet {
  return {
    ...others,
    rows: rows.map((values) => toRow(values, others.columns)),
    toJSON: () => ({ ...others, rows }),
  };
}

function toRow(values: readonly Value[], columns: readonly string[]): Row {
  const row = {};
  Object.defineProperty(row, 'length', { value: values.length });
  values.forEach((value, index) => {
    Object.defineProperty(row, index, { value });
    const column = columns[index]!;
    if (Object.hasOwn(row, column)) return;
    Object.defineProperty(row, column, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  });
  return row as Row;
}

/** Returns the opposite of {@linkcode toResultSet}. */
export function toPlainResult(
  { columns, columnTypes, rows, rowsAffected, lastInsertRowid }: ResultSet,
): PlainResult {
  const lists = rows.map((row) => Array.from(row));
  return { columns, columnTypes, rows: lists, rowsAffected, lastInsertRowid };
}
