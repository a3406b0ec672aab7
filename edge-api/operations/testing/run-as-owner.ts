import { openTestShop } from '../../testing/open-test-shop.ts';
import type { Database } from '../../db/database.ts';
import type { OperationDeps } from '../../api-deps.ts';
import { type Operation, runOperation } from '../run-operation.ts';

/**
 * Runs an operation as the command line does, and checks its result against its schema.
 *
 * @param shop dependencies, or a database alone
 * @param now time of the change in ms since 1970, if only a database is given
 */
export async function runAsOwner<In, Out>(
  shop: OperationDeps | Database,
  operation: Operation<In, Out>,
  input: unknown,
  now = Date.now(),
): Promise<Out> {
  const deps = 'database' in shop ? shop : (await openTestShop({ database: shop, now })).deps;
  const result = await runOperation(operation, { deps, actor: { kind: 'cli' } }, input);
  return operation.output.parse(result);
}
