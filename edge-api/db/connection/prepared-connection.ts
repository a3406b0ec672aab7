import { LibsqlError, type ResultSet, type Value } from '@libsql/client/sqlite3';
import SqliteConnection from 'libsql';
import { LruCache } from '../../lru-cache.ts';
import type { BatchStatements, DatabaseFile } from './connections.ts';
import { toResultSet } from './result-set.ts';

type Connection = InstanceType<typeof SqliteConnection>;
type PreparedStatement = ReturnType<Connection['prepare']>;

const maxStatements = 200;

/** A kept statement keeps its arguments. One with a longer text or blob is not kept. */
const maxLength = 10_000;

/**
 * A connection to a database file that keeps its prepared statements. The client of libSQL prepares
 * a statement for each execution. For most statements of the shop this takes longer than their
 * execution, and the garbage collection of some thousand stops a thread for up to 100 ms.
 */
export class PreparedConnection {
  readonly #connection: Connection;
  /** By number of arguments and text. */
  readonly #statements = new LruCache<string, PreparedStatement>({ maxEntries: maxStatements });

  /** @throws the driver's error if the file cannot be opened or a setting fails */
  constructor({ path, settings }: DatabaseFile) {
    this.#connection = withDriverErrors(() => new SqliteConnection(path));
    try {
      this.runScript(settings);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  get closed(): boolean {
    return !this.#connection.open;
  }

  get inTransaction(): boolean {
    return this.#connection.inTransaction;
  }

  /**
   * Runs statements without arguments, and keeps none of them. A prepared BEGIN that fails
   * with SQLITE_BUSY would never be reset.
   */
  runScript(sql: string): void {
    this.#assertOpen();
    withDriverErrors(() => this.#connection.exec(sql));
  }

  /** Runs a statement and returns its result as the client does. */
  run(statement: BatchStatements[number] | string): ResultSet {
    this.#assertOpen();
    const [sql, args = []] = Array.isArray(statement)
      ? statement
      : typeof statement === 'string'
      ? [statement]
      : [statement.sql, statement.args];
    if (!Array.isArray(args)) throw new TypeError('The arguments of a statement must be a list');
    // With fewer arguments than before, a statement would keep some of the earlier ones.
    return this.#execute(`${args.length} ${sql}`, sql, args.map(toArgument));
  }

  /** Closes the connection. It may be closed again. */
  close(): void {
    if (this.closed) return;
    while (this.#statements.count > 0) this.#statements.deleteOldest();
    this.#connection.close();
  }

  #execute(key: string, sql: string, args: unknown[]): ResultSet {
    return withDriverErrors(() => {
      const statement = this.#statements.peek(key) ?? this.#prepare(sql);
      // A statement that fails is not used again.
      this.#statements.delete(key);
      const result = statement.reader ? readRows(statement, args) : change(statement, args);
      if ([sql, ...args].every((value) => lengthOf(value) <= maxLength)) {
        this.#statements.set(key, statement);
      }
      return result;
    });
  }

  #prepare(sql: string): PreparedStatement {
    const statement = this.#connection.prepare(sql).safeIntegers();
    return statement.reader ? statement.raw() : statement;
  }

  #assertOpen(): void {
    if (this.closed) throw new LibsqlError('The connection is closed', 'CLIENT_CLOSED');
  }
}

function change(statement: PreparedStatement, args: unknown[]): ResultSet {
  const { changes, lastInsertRowid } = statement.run(args);
  return toResultSet({
    columns: [],
    columnTypes: [],
    rows: [],
    rowsAffected: changes,
    lastInsertRowid: BigInt(lastInsertRowid),
  });
}

function readRows(statement: PreparedStatement, args: unknown[]): ResultSet {
  const rows = statement.all(args) as unknown[][];
  // Another program may have changed the schema: columns are valid after the execution.
  const columns = statement.columns();
  return toResultSet({
    columns: columns.map(({ name }) => name),
    columnTypes: columns.map(({ type }) => type ?? ''),
    rows: rows.map((row) => row.map(toValue)),
    rowsAffected: 0,
    lastInsertRowid: undefined,
  });
}

/** Returns the length of a text or blob, 0 for other values. */
function lengthOf(value: unknown): number {
  return typeof value === 'string' || value instanceof Uint8Array ? value.length : 0;
}

/** Converts an argument as the client does. A connection takes neither booleans nor dates. */
function toArgument(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (value instanceof Date) return value.valueOf();
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) {
    throw new TypeError(`${value} cannot be an argument of a statement`);
  }
  return value;
}

/** Converts a value of a row as the client does. */
function toValue(value: unknown): Value {
  if (typeof value === 'bigint') {
    const number = Number(value);
    if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is not a safe integer`);
    return number;
  }
  return (value instanceof Uint8Array ? value.buffer : value) as Value;
}

/** Converts errors of the connection to those of the client. */
function withDriverErrors<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof SqliteConnection.SqliteError)) throw error;
    const { message, code, rawCode } = error;
    // 'SQLITE_CONSTRAINT' is the code of the client for 'SQLITE_CONSTRAINT_CHECK'.
    const baseCode = code.split('_', 2).join('_');
    throw new LibsqlError(message, baseCode, code, rawCode, error);
  }
}
