import { useQuery } from '@tanstack/react-query';

/**
 * Reads JSON of the shop that hardly ever changes.
 *
 * @param path path below `/api/`; without one nothing is read
 */
export function useShopJson<Content>(path: string | undefined) {
  return useQuery({
    queryKey: ['shop', path],
    queryFn: async ({ signal }) => await readJson<Content>(path!, signal),
    enabled: path !== undefined,
    staleTime: Infinity,
  });
}

/**
 * Reads JSON of the shop.
 *
 * @throws {Error} if it is not read
 */
export async function readJson<Content>(path: string, signal?: AbortSignal): Promise<Content> {
  const reply = await fetch(`/api/${path}`, { signal });
  if (!reply.ok) throw new Error(reply.statusText);
  return await reply.json();
}
