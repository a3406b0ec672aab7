import type { AdminResults } from '@thach-an/edge-api';
import { Notice } from '@thach-an/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NoPage } from '../shell/page.tsx';
import { AdminError, run } from './admin-api.ts';

/** Area with an operation that returns a row. */
type Area = {
  [Name in keyof AdminResults]: Name extends `${infer Area}.get` ? Area : never;
}[keyof AdminResults];

/**
 * Reads a row with the operation `get` of its area. A failed refresh keeps the row, so that it does
 * not remove what is being typed.
 *
 * @param key names the row, such as `{ id }`; without a value nothing is read
 * @returns the row, and the content of the page while there is none
 */
export function useRow<Name extends Area>(
  area: Name,
  key: Readonly<Record<string, string | undefined>>,
) {
  const [value] = Object.values(key);
  const { data, error, refetch } = useQuery({
    queryKey: [area, 'one', value],
    queryFn: ({ signal }) => run(`${area}.get` as const, key, { signal }),
    enabled: value !== undefined,
  });
  return { row: data, missing: describeMissing(error), error, refetch };
}

/** Returns the content of a page whose row is not read yet, is unknown or could not be read. */
export function describeMissing(error: Error | null) {
  if (!error) return null;
  return error instanceof AdminError && error.status === 404
    ? <NoPage title={error.message.replace(/\.$/, '')} />
    : <Notice tone='error'>{error.message}</Notice>;
}

/** Returns a function that shows a changed row of an area everywhere, also in `useRow()`. */
export function useAdopt(area: string) {
  const client = useQueryClient();
  return (key: string, row: object) => {
    client.setQueryData([area, 'one', key], row);
    void client.invalidateQueries({ queryKey: [area, 'list'] });
  };
}
