import { InvalidArgumentError, Option } from 'commander';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportProducts } from '../../catalogue/export-products.ts';
import type { ProductFormat } from '../../catalogue/files/product-entry.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { withTemporaryFile } from '../temporary-file.ts';
import { formatOfFile } from './product-file.ts';

/**
 * Writes a file atomically: `write` writes a temporary file, which then replaces the file. The
 * temporary file is removed after a failure or an interruption.
 */
export async function writeFileAtomically<T>(
  path: string,
  write: (temporaryPath: string) => Promise<T>,
): Promise<T> {
  return await withTemporaryFile(path, async (temporaryPath) => {
    const result = await write(temporaryPath);
    await Deno.rename(temporaryPath, path);
    return result;
  });
}

/**
 * Writes the parts of a file from its beginning. A stream is not used: Deno buffers the last 64 KB
 * of one, and ignores the error if they do not fit on the disk.
 */
export async function writeTexts(path: string, texts: AsyncIterable<string>): Promise<void> {
  await Deno.writeTextFile(path, '');
  for await (const text of texts) await Deno.writeTextFile(path, text, { append: true });
}

const note =
  `In CSV, a text that begins with =, +, - or @ gets an apostrophe before it, because a spreadsheet
would evaluate it as a formula. The import removes the apostrophe.`;

export const exportCommand: ShopCommand = {
  name: 'export',
  summary: 'Write all products to a file, or to standard output.',
  examples: {
    'export products.csv': 'for a spreadsheet; import it again afterwards',
    'export products.csv --separator ";"': 'for a spreadsheet that shows all values in one column',
    'export > products.json': 'as a backup',
  },
  arguments: [['[file]', 'a file ending in .json or .csv, which is overwritten']],
  options: [
    new Option('--format <format>', "by default the format of the file's extension, or else json")
      .choices(['json', 'csv']),
    new Option('--separator <character>', 'column separator of a CSV file')
      .choices([',', ';']).default(','),
  ],
  note,
  async run(
    { run, output }: CommandContext,
    [file]: [string?],
    { format: requested, separator }: { format?: ProductFormat; separator: string },
  ) {
    const format = requested ?? (file ? formatOfFile(file) : 'json');
    if (!format) {
      throw new InvalidArgumentError(`${file} must end in .json or .csv, or take --format.`);
    }
    if (output.json && !file && format !== 'json') {
      throw new InvalidArgumentError('--json without a file requires the JSON format.');
    }
    const exportTo = (path: string) => {
      const write = (texts: AsyncIterable<string>) => writeTexts(path, texts);
      return run(exportProducts, { format, separator, write });
    };
    if (file) {
      const { products } = await writeFileAtomically(file, exportTo);
      return {
        document: { file, format, products },
        text: `${products} products written to ${file}`,
      };
    }
    // The products are printed when they are complete, because an export may begin again.
    await withTemporaryFile(join(tmpdir(), 'thach-an-export'), async (path) => {
      await exportTo(path);
      const { readable } = await Deno.open(path);
      for await (const bytes of readable) output.write(bytes);
    });
  },
};
