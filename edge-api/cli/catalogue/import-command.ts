import type { Command } from 'commander';
import { resolveImageFolders } from '../../boot/boot.ts';
import { readConfig } from '../../boot/config.ts';
import type { Product } from '../../contract/catalogue/product.ts';
import { importProducts, type ImportReport } from './import-products.ts';
import { findMissingImages } from './files/find-missing-images.ts';
import { databaseExists } from '../open-owner-database.ts';
import { OwnerError } from '../owner-error.ts';
import { readProductFile } from './files/read-product-file.ts';
import { askYesNo } from '../terminal/ask-yes-no.ts';
import type { Output } from '../terminal/output.ts';
import { createProgress } from '../terminal/progress.ts';
import { renderImport } from './render-import.ts';
import { addCommand, withDatabase } from '../shop-command.ts';

interface Options {
  replace?: boolean;
  keepStock?: boolean;
  dryRun?: boolean;
  yes?: boolean;
}

/** Adds `shop import`, which updates the catalogue from a file. */
export function addImportCommand(program: Command, output: Output): void {
  addCommand(program, 'import', 'Add and update products from a file, completely or not at all.', {
    'import products.csv --dry-run': 'only show what would change',
    'import products.csv --keep-stock': 'update prices and texts while the shop is selling',
    'import products.json --replace': 'the file is the whole catalogue, in this order',
  })
    .argument('<file>', 'a file ending in .json or .csv')
    .option('--replace', 'remove the products that are not in the file, and apply its order')
    .option('--keep-stock', 'keep the stock of existing products')
    .option('--dry-run', 'change nothing, only show what would change')
    .option('--yes', 'remove products without confirmation')
    .addHelpText('after', '\n' + fileFormat)
    .action((file: string, options: Options) => run(output, file, options));
}

const fileFormat = `The first line of a CSV file names the fields of a product, in any order:
_id, name, description, price, originalPrice, image, colour, category, subCategory, stock. It is UTF-8,
its columns are separated by commas or semicolons, numbers are digits only: 1250000, not 1.250.000;
originalPrice and colour (the dominant colour of the image, such as #a59c8a) may be omitted.
A JSON file is a list of objects with these fields. "export" writes both.

The stock of an existing product is overwritten with that of the file, even if units were sold since
the file was written: see --keep-stock. New products follow the existing ones, in the order of the
file.`;

async function run(output: Output, file: string, options: Options): Promise<void> {
  const progress = createProgress(output);
  try {
    const products = await readProductFile(
      file,
      (done, total) => progress.update('Checking', done, total),
    );
    const warnings = await warningsFor(products);
    const dryRun = options.dryRun ?? false;
    const confirmRemoval = (ids: readonly string[]) => {
      progress.stop();
      return confirm(output, ids, options.yes ?? false);
    };
    const onWrite = () => progress.update('Writing ', products.length, products.length);
    const steps = { dryRun, confirmRemoval, onWrite };
    const finish = (report: ImportReport) => {
      progress.stop();
      for (const warning of output.json ? [] : warnings) output.warn(warning);
      if (output.json) output.document({ file, dryRun, ...report, warnings });
      else output.print(renderImport(report, { file, dryRun }));
    };
    if (dryRun && !await databaseExists(readConfig(Deno.env))) {
      return finish(await importProducts(undefined, products, options, steps));
    }
    await withDatabase(
      output,
      async ({ database }) => finish(await importProducts(database, products, options, steps)),
      { create: true },
    );
  } finally {
    progress.stop();
  }
}

async function warningsFor(products: readonly Product[]): Promise<string[]> {
  const folders = resolveImageFolders(readConfig(Deno.env));
  const missing = await findMissingImages(products, folders);
  return [...missing].map(([image, ids]) => {
    const others = ids.length > 1 ? ` and ${ids.length - 1} more` : '';
    return `Warning: the picture ${image} of ${ids[0]}${others} is not in ${folders[0]}`;
  });
}

async function confirm(output: Output, ids: readonly string[], yes: boolean): Promise<boolean> {
  if (yes) return true;
  const what = ids.length === 1 ? `the product ${ids[0]}` : `${ids.length} products`;
  if (output.interactive) return await askYesNo(`Remove ${what} not in the file?`);
  throw new OwnerError(
    'CONFIRMATION_NEEDED',
    `Nothing was imported: it would remove ${what} not in the file. Add --yes to do so.`,
    { removed: ids },
  );
}
