import { AdminError, run } from './admin-api.ts';

/**
 * Deletes a row. A missing one was deleted by an earlier request, whose reply was lost.
 *
 * @throws {AdminError}
 */
export async function runDelete(
  name: 'categories.delete' | 'products.delete',
  row: { id: string; version: number | undefined },
): Promise<{ id: string }> {
  try {
    return await run(name, row);
  } catch (error) {
    if (error instanceof AdminError && error.code === 'NOT_FOUND') return { id: row.id };
    throw error;
  }
}
