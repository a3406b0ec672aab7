import type { Command } from 'commander';
import { and, gt, lt, sql } from 'drizzle-orm';
import { checkStock } from '../../catalogue/check-stock.ts';
import type { Database } from '../../db/database.ts';
import { imports } from '../../db/schema/import-tables.ts';
import { OwnerError } from '../owner-error.ts';
import { addCommand, withDatabase } from '../shop-command.ts';
import type { Output } from '../terminal/output.ts';

/** Time after which an import without any write counts as interrupted here, in ms. */
const pause = 60_000;

/**
 * Adds `shop check`, which finds products that an interrupted import has left half changed, and
 * stock that is not the sum of its movements.
 */
export function addCheckCommand(program: Command, output: Output): void {
  addCommand(
    program,
    'check',
    'Check that no import has stopped between two parts, and that all stock is booked.',
    {
      'check': 'after an import that did not end, or work on the database by hand',
    },
  ).action(() =>
    withDatabase(output, async ({ database }) => {
      await assertComplete(database, Date.now());
      await assertBooked(database);
      if (output.json) return output.document({ complete: true, booked: true });
      output.print('No import is incomplete, and all stock is booked.');
    })
  );
}

/** @throws {OwnerError} `STOCK_NOT_BOOKED` if a stock is not the sum of its movements */
async function assertBooked(database: Pick<Database, 'read'>): Promise<void> {
  const products = await checkStock(database);
  if (products.length === 0) return;
  const lines = products.map(({ productId, stock, moved }) =>
    `  ${productId}: ${stock} in stock, ${moved} booked`
  );
  throw new OwnerError(
    'STOCK_NOT_BOOKED',
    `The stock is not the sum of its movements:\n${lines.join('\n')}`,
    { products },
  );
}

/**
 * Checks that every import that began to change the catalogue is complete.
 *
 * @param now ms since 1970
 * @throws {OwnerError} `IMPORT_INCOMPLETE`
 */
export async function assertComplete(
  { read }: Pick<Database, 'read'>,
  now: number,
): Promise<void> {
  const isIncomplete = and(gt(imports.written, 0), lt(imports.activeAt, now - pause));
  const [incomplete] = await read.select().from(imports).where(isIncomplete)
    .orderBy(sql`${imports.id} desc`).limit(1);
  if (!incomplete) return;
  throw new OwnerError(
    'IMPORT_INCOMPLETE',
    `An import stopped after ${incomplete.written} changes: visitors see some of its products as ` +
      'they were, and others as in the file. Import the file again to complete it.',
  );
}
