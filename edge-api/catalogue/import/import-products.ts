import { and, eq, ne, sql } from 'drizzle-orm';
import { runLeased } from '../../boot/jobs/run-leased.ts';
import { z } from '../../contract/zod.ts';
import { deleteInPortions, letOthersWrite } from '../../db/change-in-portions.ts';
import type { Reader, StatementBuilder } from '../../db/database.ts';
import { importChanges, imports } from '../../db/schema/import-tables.ts';
import { ConflictError } from '../../errors.ts';
import { actorName } from '../../operations/permissions.ts';
import { operation, type OperationContext } from '../../operations/run-operation.ts';
import { deleteImport, keepActive, rethrowExpiry } from './staged-import.ts';
import { type ImportReport, readReport, reportSchema } from './import-report.ts';
import { areCategorized, planChanges, readOrder, writeChanges } from './plan-changes.ts';

/** Maximum number of changes that are planned, or written, in one transaction. */
export const partSize = 500;

/** Time after which another import goes on if a process ends while it writes, in ms. */
const leaseTime = 10_000;

/** Time between two attempts to begin while another import writes, in ms. */
const pollInterval = 200;

const importSchema = z.object({ importId: z.int() });

const inputSchema = importSchema.extend({
  /** Applies the order of the file. */
  replace: z.boolean().default(false),
  /** Keeps the stock of existing products. */
  keepStock: z.boolean().default(false),
  /** Called before each part of the changes is written, with the number of written changes. */
  onWrite: z.custom<(written: number, total: number) => void>().optional(),
});

type Input = z.infer<typeof inputSchema>;

/** Compares a staged import with the catalogue, which it does not change. */
export const previewImport = operation({
  name: 'products.previewImport',
  permission: 'catalogue:write',
  input: inputSchema,
  output: reportSchema,
  run: (context, input) => runAlone(context, (renew) => planParts(context, input, renew)),
});

/**
 * Compares a staged import with the catalogue and writes the changes. Up to {@linkcode partSize}
 * are written in one transaction, more of them in several, so that orders do not wait for long.
 * Throws {@linkcode ConflictError}: `IMPORT_EXPIRED` if it was interrupted for too long, `CHANGED`
 * if a category was changed meanwhile, and `IMPORT_INCOMPLETE` if only a part was written.
 */
export const importProducts = operation({
  name: 'products.import',
  permission: 'catalogue:write',
  input: inputSchema,
  output: reportSchema,
  run: (context, input) =>
    runAlone(context, async (renew) => {
      const report = await planParts(context, input, renew);
      await writeParts(context, input, report, renew);
      return report;
    }),
});

/** Deletes what an import has stored apart from the catalogue. */
export const endImport = operation({
  name: 'products.endImport',
  permission: 'catalogue:write',
  input: importSchema,
  output: z.object({}),
  async run({ unaudited }, { importId }) {
    await deleteImport(unaudited, importId);
    return {};
  },
});

/** Starts the time of the lease again. */
type Renew = () => Promise<void>;

/**
 * Runs `work` when no other import compares its file or writes: the parts of two would mix, so that
 * neither file is the catalogue afterwards.
 */
async function runAlone<T>(
  { unaudited, clock }: OperationContext,
  work: (renew: Renew) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  const run = async (renew: Renew) => {
    result = { value: await work(renew) };
  };
  const lease = { name: 'import', intervalMs: 0, leaseMs: leaseTime, run };
  while (!await runLeased(unaudited, clock, lease).catch(rethrowExpiry)) {
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
  return result!.value;
}

/** @throws {ConflictError} `CHANGED` if a category of the file does not exist any more */
async function assertCategories({ read }: Reader, importId: number): Promise<void> {
  const known = areCategorized(sql`select data from import_rows where import_id = ${importId}`);
  const rows = await read.values(sql`select 1 where ${known}`);
  if (rows.length === 0) throw new ConflictError('CHANGED.category');
}

async function planParts(
  { unaudited, clock }: OperationContext,
  { importId, replace, keepStock }: Input,
  renew: Renew,
): Promise<ImportReport> {
  await assertCategories(unaudited, importId);
  // The changes of a preview, after which the catalogue may have changed.
  const isPlanned = and(eq(importChanges.importId, importId), ne(importChanges.kind, 'removed'));
  await deleteInPortions(unaudited, importChanges, isPlanned);
  const { reordered, lastPosition } = await readOrder(unaudited, importId);
  await unaudited.batch((db) => [
    keepActive(db, importId, clock()),
    db.update(imports).set({ reorder: replace && reordered }).where(eq(imports.id, importId)),
  ]);
  for (let first = 0; first <= lastPosition; first += partSize) {
    await unaudited.batch((db) => [
      keepActive(db, importId, clock()),
      ...planChanges(db, importId, { first, last: first + partSize - 1 }, keepStock),
    ]);
    await renew();
    await letOthersWrite();
  }
  return await readReport(unaudited, importId);
}

/** Writes the planned changes, the first positions first. */
async function writeParts(
  { unaudited, clock, actor, commit }: OperationContext,
  { importId, keepStock, onWrite }: Input,
  { counts, lastPosition }: ImportReport,
  renew: Renew,
): Promise<void> {
  // A complete import ends the notes of earlier ones: the owner has imported again.
  const endNotes = (db: StatementBuilder) => db.update(imports).set({ written: 0 });
  const total = counts.added + counts.changed + counts.moved + counts.removed;
  if (total === 0) await unaudited.batch((db) => [endNotes(db)]);
  const size = total > partSize ? partSize : lastPosition + 1;
  for (let first = 0; first <= lastPosition; first += size) {
    const written = Math.min(first, total);
    onWrite?.(written, total);
    await renew();
    await letOthersWrite();
    const range = { first, last: first + size - 1 };
    const booking = { actor: actorName(actor), at: clock() };
    const write = (db: StatementBuilder) =>
      [
        keepActive(db, importId, booking.at),
        ...writeChanges(db, importId, range, keepStock, booking),
      ] as const;
    try {
      if (range.last < lastPosition) {
        const note = { written: Math.min(first + size, total) };
        await unaudited.batch((db) => [
          ...write(db),
          db.update(imports).set(note).where(eq(imports.id, importId)),
        ]);
      } else {
        const change = { subject: String(importId), before: null, after: counts };
        await commit((db) => [...write(db), endNotes(db)], change);
      }
    } catch (failure) {
      const error: unknown = await assertCategories(unaudited, importId)
        .then(() => rethrowExpiry(failure)).catch((own) => own);
      throw first === 0 ? error : toIncomplete(error);
    }
  }
}

function toIncomplete(error: unknown): ConflictError {
  if (error instanceof ConflictError) {
    const isExpired = error.key === 'IMPORT_EXPIRED';
    return new ConflictError(`IMPORT_INCOMPLETE.${isExpired ? 'expired' : 'category'}`);
  }
  return new ConflictError('IMPORT_INCOMPLETE', { values: { reason: rootCause(error) } });
}

/** Returns the message of the first error, without the statement that the later ones contain. */
function rootCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : rootCause(error.cause);
}
