import { join } from 'node:path';
import { SingleBar } from 'cli-progress';
import { resolveImageFolders } from '../../boot/resolve-image-folders.ts';
import {
  endImport,
  importProducts,
  previewImport,
} from '../../catalogue/import/import-products.ts';
import { fileFields } from '../../catalogue/files/product-entry.ts';
import { stageImport } from '../../catalogue/import/stage-import.ts';
import { MissingPictures } from '../../catalogue/pictures/missing-pictures.ts';
import type { DetailedProduct } from '../../contract/catalogue/product.ts';
import { findMissingFile } from '../open-owner-database.ts';
import { OwnerError } from '../owner-error.ts';
import { CommandContext, type ShopCommand } from '../shop-command.ts';
import type { Output } from '../terminal/output.ts';
import { findProductFile, type ProductFile } from './product-file.ts';
import { describeMissingPictures, generateImportDocument, renderImport } from './render-import.ts';

interface Options {
  replace?: boolean;
  keepStock?: boolean;
  dryRun?: boolean;
  yes?: boolean;
}

const fields = [...fileFields].map(([name, { schema: { description } }]) => ({
  name,
  description,
}));

const note =
  `The first line of a CSV file names the fields of a product, in any order. It is UTF-8, its
columns are separated by commas or semicolons, numbers are digits only: 1250000, not 1.250.000, and
blanks separate the elements and the names of further pictures. These fields are required:
  ${fields.filter(({ description }) => !description).map(({ name }) => name).join(', ')}
The others may be omitted, which empties them in existing products:
${
    fields.filter(({ description }) => description)
      .map(({ name, description }) => `  ${name.padEnd(14)} ${description}`).join('\n')
  }
A JSON file is a list of objects with these fields; elements and gallery are lists there. "export"
writes both formats.

The stock of an existing product is overwritten with that of the file, even if units were sold since
the file was written: see --keep-stock. New products follow the existing ones, in the order of the
file.`;

export const importCommand: ShopCommand = {
  name: 'import',
  summary: 'Add and update products from a file.',
  examples: {
    'import products.csv --dry-run': 'only show what would change',
    'import products.csv --keep-stock': 'update prices and texts while the shop is selling',
    'import products.json --replace': 'the file is the whole catalogue, in this order',
  },
  arguments: [['<file>', 'a file ending in .json or .csv']],
  options: [
    ['--replace', 'remove the products that are not in the file, and apply its order'],
    ['--keep-stock', 'keep the stock of existing products'],
    ['--dry-run', 'change nothing, only show what would change'],
    ['--yes', 'remove products without confirmation'],
  ],
  note,
  async run(context: CommandContext, [path]: [string], options: Options) {
    const { output, config } = context;
    const progress = createProgress(output);
    try {
      const file = await findProductFile(
        path,
        (done, total) => progress.update('Checking', done, total),
      );
      if (await findMissingFile(config)) {
        // A database is only created for a valid file.
        await withScratchDatabase(
          context,
          (scratch) => importFile(scratch, file, options, progress, 'check'),
        );
        if (options.dryRun) return;
      }
      await context.open({ create: true });
      await importFile(context, file, options, progress);
    } finally {
      progress.stop();
    }
  },
};

/** Runs `work` with an empty database in a temporary folder, which is removed afterwards. */
async function withScratchDatabase(
  { output, config }: CommandContext,
  work: (context: CommandContext) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-import-' });
  const databaseUrl = `file:${join(folder, 'scratch.db')}`;
  try {
    await using scratch = new CommandContext(output, { ...config, databaseUrl });
    await scratch.open({ create: true });
    await work(scratch);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Imports a file, or only checks it, and prints the report. */
async function importFile(
  { run, open, output, config }: CommandContext,
  { file, format, texts }: ProductFile,
  { replace, keepStock, dryRun = false, yes = false }: Options,
  progress: Progress,
  mode?: 'check',
): Promise<void> {
  const folders = resolveImageFolders(config);
  const pictures = new MissingPictures(folders);
  const database = await open();
  const onProducts = (products: readonly DetailedProduct[]) => pictures.add(database, products);
  const { importId, removed } = await run(
    stageImport,
    { file, format, texts: texts(), replace, onProducts },
  );
  try {
    if (mode === 'check' && !dryRun) return;
    if (!dryRun && !yes && removed.count > 0) {
      progress.stop();
      await confirmRemoval(output, removed);
    }
    const report = await run(dryRun ? previewImport : importProducts, {
      importId,
      replace,
      keepStock,
      onWrite: (written: number, total: number) => progress.update('Writing ', written, total),
    });
    progress.stop();
    const warnings = describeMissingPictures(pictures, folders);
    if (output.json) {
      const parts = generateImportDocument(report, { file, dryRun }, warnings);
      for await (const part of parts) output.write(part);
    } else {
      for (const warning of warnings) output.warn(warning);
      output.print(await renderImport(report, { file, dryRun }));
    }
  } finally {
    // If this fails, a later import deletes the rows.
    await run(endImport, { importId }).catch(() => {});
  }
}

/** @throws {OwnerError} unless the owner confirms */
async function confirmRemoval(
  output: Output,
  { count, ids }: { count: number; ids: string[] },
): Promise<void> {
  const what = count === 1 ? `the product ${ids[0]}` : `${count} products`;
  const unlisted = count - ids.length;
  const refusal = new OwnerError(
    'CONFIRMATION_NEEDED',
    `Nothing was imported: it would remove ${what} not in the file. Add --yes to do so.`,
    { removed: ids, ...(unlisted > 0 ? { moreRemoved: unlisted } : {}) },
  );
  if (!await output.confirm(`Remove ${what} not in the file?`, refusal)) {
    throw new OwnerError('NOT_CONFIRMED', 'Nothing was imported.');
  }
}

interface Progress {
  /** Shows how many of the bytes of a stage are done. */
  update(stage: string, done: number, total: number): void;
  stop(): void;
}

/** Minimum number of bytes for a progress bar. Less work ends before the bar could be read. */
const minTotal = 500_000;

/** Creates a progress bar on standard error, which is shown in interactive use only. */
function createProgress({ interactive }: Output): Progress {
  let bar: SingleBar | undefined;
  return {
    update(stage, done, total) {
      if (!interactive || total < minTotal) return;
      if (!bar) {
        bar = new SingleBar({
          format: '{stage} {bar} {percentage} %',
          clearOnComplete: true,
          barsize: 30,
          barCompleteChar: '█',
          barIncompleteChar: '░',
          // If the bar turned line wrapping off, an interruption would leave it off.
          linewrap: true,
        });
        bar.start(total, done, { stage });
      }
      bar.update(done, { stage });
    },
    stop() {
      bar?.stop();
      bar = undefined;
    },
  };
}
