import * as admin from './admin-operations.ts';
import * as local from './local-operations.ts';
import type { AnyOperation } from './run-operation.ts';

/** Operations that the back office calls. */
export const adminOperations = Object.values(admin) satisfies AnyOperation[];

/** Results of these operations by their names. */
export type AdminResults = {
  [Each in typeof adminOperations[number] as Each['name']]: Awaited<ReturnType<Each['run']>>;
};

export const allOperations: readonly AnyOperation[] = [
  ...adminOperations,
  ...Object.values(local),
];
