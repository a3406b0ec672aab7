import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FileError } from '../../errors.ts';
import {
  fileFieldNames,
  fileFields,
  maxProductLength,
  type ProductEntry,
} from './product-entry.ts';
import { unprotectText } from './csv-text.ts';

interface Line {
  record: string[];
  info: { lines: number };
}

/**
 * Parses a CSV file with products. The first line has the field names in any order. Columns are
 * separated by commas or semicolons. An empty cell is an absent field, and empty lines are ignored.
 *
 * @throws {FileError} if the CSV is invalid, or its columns are not those of a product
 */
export async function* parseCsv(texts: AsyncIterable<string>): AsyncGenerator<ProductEntry> {
  let columns: string[] | undefined;
  // The parser counts a CRLF in a cell as two lines.
  let extraLines = 0;
  for await (const { record, info } of readLines(texts)) {
    if (!columns) {
      columns = readColumns(record);
      continue;
    }
    const text = record.join(' ');
    extraLines += countOf(/\r\n/g, text);
    if (text.trim() === '') continue;
    const where = `line ${info.lines - extraLines - countOf(/\r\n|\n|\r/g, text)}`;
    if (record.length === columns.length) {
      yield { where, fields: fieldsOf(columns, record) };
    } else {
      const fields = { [columns[0]!]: record[0] };
      const expected = columns.length;
      yield { where, fields, problem: { reason: 'columns', columns: record.length, expected } };
    }
  }
  if (!columns) readColumns([]);
}

async function* readLines(texts: AsyncIterable<string>): AsyncGenerator<Line> {
  const iterator = texts[Symbol.asyncIterator]();
  try {
    const start = await readFirstLine(iterator);
    const parser = parse({
      bom: true,
      delimiter: start.trimStart().split(/[\r\n]/, 1)[0]!.includes(';') ? ';' : ',',
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: maxProductLength,
      info: true,
    });
    // An error of the source destroys the parser, which then throws it here.
    pipeline(Readable.from(resume(start, iterator)), parser, () => {});
    for await (const line of parser) yield line;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const hint = error.code === 'CSV_MAX_RECORD_SIZE'
      ? '. A closing quotation mark is missing'
      : '';
    throw new FileError('FILE_UNREADABLE.csv', { values: { reason: error.message + hint } });
  } finally {
    await iterator.return?.();
  }
}

/** Reads until the end of the first line that is not empty. */
async function readFirstLine(iterator: AsyncIterator<string>): Promise<string> {
  let start = '';
  while (!/[\r\n]/.test(start.trimStart()) && start.length < maxProductLength) {
    const next = await iterator.next();
    if (next.done) break;
    start += next.value;
  }
  return start;
}

async function* resume(start: string, iterator: AsyncIterator<string>): AsyncGenerator<string> {
  if (start !== '') yield start;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    if (next.value !== '') yield next.value;
  }
}

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

/**
 * Returns the names of the columns in the first line of a CSV file.
 *
 * @throws {FileError} if they are not the fields of a product
 */
function readColumns(firstLine: readonly string[]): string[] {
  const columns = firstLine.map((name) => name.trim());
  checkColumns(columns);
  return columns;
}

/** Returns the fields of a line. An empty cell is an absent field. */
function fieldsOf(columns: readonly string[], record: readonly string[]) {
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
