import { type Command, InvalidArgumentError, Option } from 'commander';
import { exportProducts } from './export-products.ts';
import { formatProducts, type Separator } from './files/format-products.ts';
import type { ProductFormat } from './files/product-entry.ts';
import { formatOfFile } from './files/read-product-file.ts';
import { writeFileAtomically } from './files/write-file-atomically.ts';
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
        const products = await exportProducts(database);
        const text = formatProducts(products, format, separator);
        if (!file) return output.print(text);
        await writeFileAtomically(file, text);
        if (output.json) output.document({ file, format, products: products.length });
        else output.print(`${products.length} products written to ${file}`);
      });
    });
}

const apostropheNote =
  `In CSV, a text that begins with =, +, - or @ gets an apostrophe before it, because a spreadsheet
would evaluate it as a formula. The import removes the apostrophe.`;
