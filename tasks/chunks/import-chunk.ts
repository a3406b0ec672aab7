/** Files that are loaded, are loading or are part of the document, by their addresses. */
const loads = new Map<string, Promise<void> | undefined>();

/**
 * Imports a chunk after its files were fetched. Browsers keep the failure of an import, also that
 * of one of its files, so that no later attempt succeeds before a reload. They keep no failure of
 * `fetch()`, and the import then takes the files from the HTTP cache. Vite calls this function for
 * every `import()`, in place of its own.
 *
 * @param load imports the chunk
 * @param files its files, from the folder above that of this script
 * @throws {TypeError} if a file cannot be loaded; a later call tries again
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  if (loads.size === 0) {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
    for (const { href } of links) loads.set(href, undefined);
  }
  const base = new URL(import.meta.url);
  await Promise.all(files.map((file) => fetchOnce(new URL('../' + file, base).href)));
  return await load();
}

async function fetchOnce(href: string): Promise<void> {
  if (!loads.has(href)) loads.set(href, fetchFile(href));
  try {
    await loads.get(href);
  } catch (error) {
    loads.delete(href);
    throw error;
  }
}

async function fetchFile(href: string): Promise<void> {
  const reply = await fetch(href);
  if (!reply.ok) throw new TypeError(`${href} was answered with ${reply.status}`);
  await reply.arrayBuffer();
}
