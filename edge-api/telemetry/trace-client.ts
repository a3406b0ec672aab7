import type { Client } from '@libsql/client';
import { tracingEnabled } from './enabled.ts';
import { summarizeSql } from './summarize-sql.ts';
import { withClientSpan } from './tracing.ts';

/** Maximum length of the summary of a batch. */
const summaryLimit = 255;

/**
 * Returns a client that runs each query and each batch in a span. Without tracing it is the client
 * itself. A span has the operations and the tables, but neither the SQL nor its parameters.
 */
export function traceClient(client: Client): Client {
  if (!tracingEnabled) return client;
  const traced: Pick<Client, 'execute' | 'batch'> = {
    execute: (...call: Parameters<Client['execute']>) =>
      withDatabaseSpan(summarizeSql(sqlOf(call[0])), () => client.execute(...call)),
    batch: (statements, mode) => {
      const tables = new Set(statements.map((statement) => summarizeSql(sqlOf(statement))));
      return withDatabaseSpan([...tables].join(', '), () => client.batch(statements, mode), {
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
export function withDatabaseSpan<T>(
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

function sqlOf(statement: Parameters<Client['batch']>[0][number] | string): string {
  if (typeof statement === 'string') return statement;
  return Array.isArray(statement) ? statement[0] : statement.sql;
}
