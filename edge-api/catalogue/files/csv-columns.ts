import { FileError } from '../../errors.ts';
import { unprotectText } from './csv-text.ts';
import { fileFieldNames, fileFields } from './product-entry.ts';

/**
 * Returns the names of the columns in the first line of a CSV file.
 *
 * @throws {FileError} if they are not the fields of a product
 */
export function readColumns(firstLine: readonly string[]): string[] {
  const columns = firstLine.map((name) => name.trim());
  checkColumns(columns);
  return columns;
}

/** Returns the fields of a line. An empty cell is an absent field. */
export function fieldsOf(columns: readonly string[], record: readonly string[]) {
  const fields: Record<string, unknown> = {};
  columns.forEach((name, index) => {
    const cell = record[index] ?? '';
    const kind = fileFields.get(name)?.kind;
    if (kind === 'integer' || kind === 'money') {
      const digits = cell.trim();
      if (digits !== '') fields[name] = /^\d+$/.test(digits) ? Number(digits) : digits;
    } else if (kind === 'list') {
      const values = cell.split(/[\s;,]+/).filter(Boolean);
      if (values.length > 0) fields[name] = values;
    } else if (cell !== '' || name === 'description') {
      fields[name] = unprotectText(cell);
    }
  });
  return fields;
}

function checkColumns(columns: readonly string[]) {
  const missing = [...fileFields].filter(([name, { schema }]) =>
    !schema.safeParse(undefined).success && !columns.includes(name)
  ).map(([name]) => name);
  const unknown = columns.filter((name) => !fileFields.has(name));
  const doubled = columns.filter((name, index) => columns.indexOf(name) < index);
  if (missing.length + unknown.length + doubled.length === 0) return;
  throw new FileError('FILE_COLUMNS', {
    values: { columns: fileFieldNames, missing, unknown, doubled },
  });
}
