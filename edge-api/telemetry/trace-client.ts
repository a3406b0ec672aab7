import type { InStatement, ResultSet } from '@libsql/client';
import type { BatchStatements } from '../db/connection/connections.ts';
import { tracingEnabled, withClientSpan } from './tracing.ts';

interface TracedClient {
  execute(statement: InStatement): Promise<ResultSet>;
  batch?(statements: BatchStatements): Promise<ResultSet[]>;
}

const summaryLimit = 255;

/**
 * Returns a client that runs each query and each batch in a span. Without tracing it is the client
 * itself. A span has the operations and the tables, but neither the SQL nor its parameters.
 */
export function traceClient<C extends TracedClient>(client: C): C {
  if (!tracingEnabled) return client;
  const traced: Required<TracedClient> = {
    execute: (statement) =>
      withDatabaseSpan(summarizeSql(sqlOf(statement)), () => client.execute(statement)),
    batch: (statements) => {
      const tables = new Set(statements.map((statement) => summarizeSql(sqlOf(statement))));
      return withDatabaseSpan([...tables].join(', '), () => client.batch!(statements), {
        'db.operation.batch.size': statements.length,
      });
    },
  };
  return new Proxy(client, {
    get(target, key) {
      if (key === 'execute' || key === 'batch') return traced[key];
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * Runs database work in a span.
 *
 * @param summary operations and tables, such as `SELECT products`
 */
function withDatabaseSpan<T>(
  summary: string,
  work: () => Promise<T>,
  attributes: Readonly<Record<string, number>> = {},
): Promise<T> {
  const name = summary.slice(0, summaryLimit);
  return withClientSpan(
    name,
    { 'db.system.name': 'sqlite', 'db.query.summary': name, ...attributes },
    work,
  );
}

function sqlOf(statement: BatchStatements[number]): string {
  if (typeof statement === 'string') return statement;
  return Array.isArray(statement) ? statement[0] : statement.sql;
}

/** Matches a table after the word that introduces it. Names are plain words in the shop's SQL. */
const tableName = /\b(?:from|into|update)\s+["`]?([a-z]\w*)/i;

/** Returns the operation and the first table of a statement, without values: `SELECT products`. */
export function summarizeSql(sql: string): string {
  const operation = /[a-z]+/i.exec(sql)?.[0].toUpperCase() ?? 'QUERY';
  const table = tableName.exec(sql)?.[1];
  return table === undefined ? operation : `${operation} ${table}`;
}
