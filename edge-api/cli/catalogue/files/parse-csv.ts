import { CsvError, parse } from 'csv-parse/sync';
import { unprotectText } from './csv-text.ts';
import { OwnerError } from '../../owner-error.ts';
import { numberFields, type ProductEntry, productFields } from './product-entry.ts';

interface Line {
  record: string[];
  info: { lines: number };
}

/** Columns that may be omitted. */
const optionalColumns = new Set(['originalPrice', 'colour']);

/**
 * Parses a CSV file with products. The first line has the field names in any order. Columns are
 * separated by commas or semicolons. An empty cell is an absent field, and empty lines are ignored.
 *
 * @throws {OwnerError} if the CSV is invalid, or its columns are not those of a product
 *
 * @example
 * ```ts
 * import { parseCsv } from './parse-csv.ts';
 * import assert from 'node:assert/strict';
 *
 * const header = '_id;name;description;price;image;category;subCategory;stock';
 * const [entry] = parseCsv(`${header}\nnhan-ngoc;"Nhẫn; ngọc";;250000;n.webp;Nhẫn;Phong Thủy;3`);
 * assert.equal(entry?.where, 'line 2');
 * assert.equal(entry?.fields.name, 'Nhẫn; ngọc');
 * assert.equal(entry?.fields.price, 250_000);
 * ```
 */
export function parseCsv(text: string): ProductEntry[] {
  const [header, ...lines] = readLines(text);
  const columns = header?.record.map((name) => name.trim()) ?? [];
  checkColumns(columns);
  // The parser counts a CRLF in a cell as two lines.
  let extraLines = 0;
  return lines.flatMap(({ record, info }) => {
    const text = record.join(' ');
    extraLines += countOf(/\r\n/g, text);
    if (text.trim() === '') return [];
    const where = `line ${info.lines - extraLines - countOf(/\r\n|\n|\r/g, text)}`;
    if (record.length !== columns.length) {
      const cells = `${record.length} columns instead of ${columns.length}`;
      return [{ where, fields: { [columns[0]!]: record[0] }, parseError: `has ${cells}` }];
    }
    return [{ where, fields: fieldsOf(columns, record) }];
  });
}

function readLines(text: string): Line[] {
  const [firstLine = ''] = text.trimStart().split(/[\r\n]/, 1);
  try {
    return parse(text, {
      bom: true,
      delimiter: firstLine.includes(';') ? ';' : ',',
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as Line[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new OwnerError('FILE_UNREADABLE', `The file is not valid CSV: ${error.message}`);
  }
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

function fieldsOf(columns: readonly string[], record: readonly string[]) {
  const fields: Record<string, unknown> = {};
  columns.forEach((name, index) => {
    const cell = record[index] ?? '';
    if (numberFields.includes(name)) {
      const digits = cell.trim();
      if (digits !== '') fields[name] = /^\d+$/.test(digits) ? Number(digits) : digits;
    } else if (cell !== '' || name === 'description') {
      fields[name] = unprotectText(cell);
    }
  });
  return fields;
}

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;
