import { detailedProductSchema } from '../../contract/catalogue/product.ts';
import { FileError } from '../../errors.ts';
import { unprotectText } from './csv-text.ts';
import { isProductField, listFields, numberFields, productFields } from './product-entry.ts';

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
    !detailedProductSchema.shape[name].isOptional() && !columns.includes(name)
  );
  const unknown = columns.filter((name) => !isProductField(name));
  const doubled = columns.filter((name, index) => columns.indexOf(name) < index);
  if (missing.length + unknown.length + doubled.length === 0) return;
  throw new FileError('FILE_COLUMNS', {
    values: { columns: productFields, missing, unknown, doubled },
  });
}
