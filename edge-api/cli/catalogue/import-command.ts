import type { Command } from 'commander';
import { sql } from 'drizzle-orm';
import { resolveImageFolders } from '../../boot/resolve-image-folders.ts';
import { readConfig } from '../../boot/config.ts';
import type { Database } from '../../db/database.ts';
import { pictureNames } from '../../db/schema/picture-tables.ts';
import { databaseExists } from '../open-owner-database.ts';
import { withScratchDatabase } from '../open-scratch-database.ts';
import { OwnerError } from '../owner-error.ts';
import { addCommand, withDatabase } from '../shop-command.ts';
import { askYesNo } from '../terminal/ask-yes-no.ts';
import type { Output } from '../terminal/output.ts';
import { createProgress } from '../terminal/progress.ts';
import { MissingPictures } from './files/missing-pictures.ts';
import { findProductFile } from './files/product-file.ts';
import { importProducts, type Removal } from './import/import-products.ts';
import type { ImportReport } from './import/import-report.ts';
import {
  generateImportDocument,
  type ImportSubject,
  renderImport,
} from './import/render-import.ts';

interface Options {
  replace?: boolean;
  keepStock?: boolean;
  dryRun?: boolean;
  yes?: boolean;
}

/** Adds `shop import`, which updates the catalogue from a file. */
export function addImportCommand(program: Command, output: Output): void {
  addCommand(program, 'import', 'Add and update products from a file.', {
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
_id, name, description, price, originalPrice, image, colour, category, subCategory, stock, stone,
elements, size, care, gallery. It is UTF-8, its columns are separated by commas or semicolons, numbers
are digits only: 1250000, not 1.250.000. These fields may be omitted, which empties them in existing
products:
  originalPrice  the higher price that is shown struck through
  colour         the dominant colour of the image, such as #a59c8a
  stone          the kind of stone, such as Thạch anh tím
  elements       those of Kim, Mộc, Thủy, Hỏa, Thổ to which it belongs, separated by blanks
  size, care     the dimensions and advice on care, as shown on the page of the product
  gallery        names of further pictures, separated by blanks
A JSON file is a list of objects with these fields; elements and gallery are lists there. "export"
writes both formats.

The stock of an existing product is overwritten with that of the file, even if units were sold since
the file was written: see --keep-stock. New products follow the existing ones, in the order of the
file.`;

async function run(output: Output, path: string, options: Options): Promise<void> {
  const progress = createProgress(output);
  const { dryRun = false, yes = false } = options;
  try {
    const file = await findProductFile(
      path,
      (done, total) => progress.update('Checking', done, total),
    );
    const importInto = async (database: Database, isPreview: boolean) => {
      const pictures = createMissingPictures(database);
      await importProducts(database, file, options, {
        clock: Date.now,
        dryRun: isPreview,
        onProducts: (products) => pictures.add(products),
        confirmRemoval(removal) {
          progress.stop();
          return confirm(output, removal, yes);
        },
        onWrite: (written, total) => progress.update('Writing ', written, total),
        async onDone(report) {
          progress.stop();
          if (isPreview && !dryRun) return;
          await printReport(output, report, { file: path, dryRun }, pictures.warnings());
        },
      });
    };
    // A database is only created for a valid file.
    const exists = await databaseExists(readConfig(Deno.env));
    if (!exists) await withScratchDatabase((database) => importInto(database, true));
    if (!exists && dryRun) return;
    await withDatabase(output, ({ database }) => importInto(database, dryRun), { create: true });
  } finally {
    progress.stop();
  }
}

function createMissingPictures({ read }: Database): MissingPictures {
  return new MissingPictures({
    folders: resolveImageFolders(readConfig(Deno.env)),
    async findNames(names) {
      const rows = await read.select({ name: pictureNames.name }).from(pictureNames)
        .where(
          sql`${pictureNames.name} in (select value from json_each(${JSON.stringify(names)}))`,
        );
      return rows.map(({ name }) => name);
    },
  });
}

async function printReport(
  output: Output,
  report: ImportReport,
  subject: ImportSubject,
  warnings: readonly string[],
): Promise<void> {
  if (output.json) {
    for await (const part of generateImportDocument(report, subject, warnings)) output.write(part);
  } else {
    for (const warning of warnings) output.warn(warning);
    output.print(await renderImport(report, subject));
  }
}

async function confirm(output: Output, { count, ids }: Removal, yes: boolean): Promise<boolean> {
  if (yes) return true;
  const what = count === 1 ? `the product ${ids[0]}` : `${count} products`;
  if (output.interactive) return await askYesNo(`Remove ${what} not in the file?`);
  const unlisted = count - ids.length;
  throw new OwnerError(
    'CONFIRMATION_NEEDED',
    `Nothing was imported: it would remove ${what} not in the file. Add --yes to do so.`,
    { removed: ids, ...(unlisted > 0 ? { moreRemoved: unlisted } : {}) },
  );
}
