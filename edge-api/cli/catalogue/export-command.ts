import { type Command, InvalidArgumentError, Option } from 'commander';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportProducts } from './export-products.ts';
import { formatProducts, type Separator } from './files/format-products.ts';
import type { ProductFormat } from './files/product-entry.ts';
import { formatOfFile } from './files/product-file.ts';
import { withTemporaryFile, writeFileAtomically } from './files/write-file-atomically.ts';
import type { Output } from '../terminal/output.ts';
import { addCommand, withDatabase } from '../shop-command.ts';

interface Options {
  format?: ProductFormat;
  separator: Separator;
}

/** Adds `shop export`, which writes the catalogue to a file or to standard output. */
export function addExportCommand(program: Command, output: Output): void {
  addCommand(program, 'export', 'Write all products to a file, or to standard output.', {
    'export products.csv': 'for a spreadsheet; import it again afterwards',
    'export products.csv --separator ";"': 'for a spreadsheet that shows all values in one column',
    'export > products.json': 'as a backup',
  })
    .argument('[file]', 'a file ending in .json or .csv, which is overwritten')
    .addOption(
      new Option('--format <format>', "by default the format of the file's extension, or else json")
        .choices(['json', 'csv']),
    )
    .addOption(
      new Option('--separator <character>', 'column separator of a CSV file')
        .choices([',', ';']).default(','),
    )
    .addHelpText('after', '\n' + apostropheNote)
    .action((file: string | undefined, { format: requested, separator }: Options) => {
      const format = requested ?? (file ? formatOfFile(file) : 'json');
      if (!format) {
        throw new InvalidArgumentError(`${file} must end in .json or .csv, or take --format.`);
      }
      if (output.json && !file && format !== 'json') {
        throw new InvalidArgumentError('--json without a file requires the JSON format.');
      }
      return withDatabase(output, async ({ database }) => {
        const exportTo = (path: string) =>
          exportProducts(database, async (pages) => {
            const texts = formatProducts(pages, format, separator);
            await Deno.writeTextFile(path, ReadableStream.from(texts));
          });
        if (!file) return await print(output, exportTo);
        const products = await writeFileAtomically(file, exportTo);
        if (output.json) output.document({ file, format, products });
        else output.print(`${products} products written to ${file}`);
      });
    });
}

/** Prints the products only when they are complete, because an export may begin again. */
async function print(output: Output, exportTo: (path: string) => Promise<number>): Promise<void> {
  await withTemporaryFile(join(tmpdir(), 'thach-an-export'), async (path) => {
    await exportTo(path);
    const file = await Deno.open(path);
    for await (const bytes of file.readable) output.write(bytes);
  });
}

const apostropheNote =
  `In CSV, a text that begins with =, +, - or @ gets an apostrophe before it, because a spreadsheet
would evaluate it as a formula. The import removes the apostrophe.`;
