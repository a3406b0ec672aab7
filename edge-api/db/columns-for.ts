import { getTableColumns, type Table } from 'drizzle-orm';

/** Returns the columns of a table that have the names of fields, for a selection. */
export function columnsFor<T extends Table, Fields extends object>(table: T, fields: Fields) {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => name in fields),
  ) as Pick<T['_']['columns'], keyof T['_']['columns'] & keyof Fields>;
}

/** Returns columns of a table by their names, for a selection. */
export function pickColumns<T extends Table, Name extends keyof T['_']['columns'] & string>(
  table: T,
  ...names: Name[]
) {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    names.map((name) => [name, columns[name]]),
  ) as Pick<T['_']['columns'], Name>;
}
