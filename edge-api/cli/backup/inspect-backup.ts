import { DatabaseSync } from 'node:sqlite';
import journal from '../../db/migrations/meta/_journal.json' with { type: 'json' };
import { OwnerError } from '../owner-error.ts';

export interface BackupContents {
  products: number;
  orders: number;
}

/**
 * Checks that a closed database file is intact and belongs to this version of the shop or an older
 * one. Its write-ahead log, if it has one, is moved into the file.
 *
 * @param name name of the file in messages
 * @throws {OwnerError} `NOT_A_BACKUP`, `DAMAGED` or `NEWER`
 */
export function inspectBackup(path: string, name: string): BackupContents {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path);
    file.exec('PRAGMA journal_mode = DELETE');
    const problem = file.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
    if (problem !== 'ok') throw damaged(name, String(problem));
    if (!hasTable(file, '__drizzle_migrations') || !hasTable(file, 'products')) throw foreign(name);
    const last = readNumber(file, 'select max(created_at) from __drizzle_migrations');
    if (last > Math.max(...journal.entries.map(({ when }) => when))) {
      throw new OwnerError(
        'NEWER',
        `${name} is from a newer version of the shop. Update the shop first.`,
      );
    }
    return {
      products: readNumber(file, 'select count(*) from products'),
      orders: hasTable(file, 'orders') ? readNumber(file, 'select count(*) from orders') : 0,
    };
  } catch (error) {
    if (error instanceof OwnerError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    if (/not a database/.test(reason)) throw foreign(name);
    throw damaged(name, reason);
  } finally {
    file?.close();
  }
}

function hasTable(file: DatabaseSync, name: string): boolean {
  return file.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(name) !==
    undefined;
}

function readNumber(file: DatabaseSync, query: string): number {
  return Number(Object.values(file.prepare(query).get() ?? {})[0] ?? 0);
}

const foreign = (name: string) =>
  new OwnerError('NOT_A_BACKUP', `${name} is not a database of the shop.`);

const damaged = (name: string, reason: string) =>
  new OwnerError('DAMAGED', `${name} is damaged: ${reason}`);
