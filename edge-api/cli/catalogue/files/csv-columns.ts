import { OwnerError } from '../../owner-error.ts';
import { unprotectText } from './csv-text.ts';
import { listFields, numberFields, productFields } from './product-entry.ts';

/** Columns that may be omitted. */
const optionalColumns = new Set([
  ...['originalPrice', 'colour', 'stone', 'elements', 'size', 'care', 'gallery'],
]);

/**
 * Returns the names of the columns in the first line of a CSV file.
 *
 * @throws {OwnerError} if they are not the fields of a product
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
    if (numberFields.includes(name)) {
      const digits = cell.trim();
      if (digits !== '') fields[name] = /^\d+$/.test(digits) ? Number(digits) : digits;
    } else if (listFields.includes(name)) {
      const values = cell.split(/[\s;,]+/).filter(Boolean);
      if (values.length > 0) fields[name] = values;
    } else if (cell !== '' || name === 'description') {
      fields[name] = unprotectText(cell);
    }
  });
  return fields;
}

function checkColumns(columns: readonly string[]) {
  const missing = productFields.filter((name) =>
    !optionalColumns.has(name) && !columns.includes(name)
  );
  const unknown = columns.filter((name) => !productFields.includes(name));
  const duplicates = columns.filter((name, index) => columns.indexOf(name) < index);
  const problems = [
    ...(missing.length > 0 ? [`${missing.join(', ')} missing`] : []),
    ...(unknown.length > 0
      ? [`${unknown.map((name) => name || '(empty)').join(', ')} unknown`]
      : []),
    ...(duplicates.length > 0 ? [`${duplicates.join(', ')} doubled`] : []),
  ];
  if (problems.length === 0) return;
  throw new OwnerError(
    'FILE_COLUMNS',
    `The first line must name the columns ${productFields.join(', ')}: ${problems.join('; ')}`,
  );
}
