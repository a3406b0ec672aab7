import type { BatchItem } from 'drizzle-orm/batch';
import type { Database, StatementBuilder } from '../db/database.ts';

/**
 * Returns dependencies with a database whose next write finds that of somebody else, stored after
 * everything was read.
 */
export function beforeWrite<Deps extends { database: Database }>(
  deps: Deps,
  build: (db: StatementBuilder) => Readonly<[BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]>,
): Deps {
  const { database } = deps;
  let overtaking: Promise<unknown> | undefined;
  const batch: Database['batch'] = async (own) => {
    await (overtaking ??= database.batch(build));
    return await database.batch(own);
  };
  return { ...deps, database: Object.create(database, { batch: { value: batch } }) };
}
