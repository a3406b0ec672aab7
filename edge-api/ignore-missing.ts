/** Rethrows an error, unless a file is missing. */
export function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}
