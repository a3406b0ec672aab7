import type { Product } from '../../../contract/catalogue/product.ts';

/**
 * Returns the pictures of the products that are in none of the folders, each with the ids of its
 * products. A missing folder counts as empty.
 */
export async function findMissingImages(
  products: readonly Product[],
  folders: readonly string[],
): Promise<Map<string, string[]>> {
  const existing = new Set((await Promise.all(folders.map(listFiles))).flat());
  const missing = new Map<string, string[]>();
  for (const { _id, image } of products) {
    if (existing.has(image)) continue;
    missing.set(image, [...missing.get(image) ?? [], _id]);
  }
  return missing;
}

/** Lists the files that the shop serves: symbolic links are not. */
async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await Array.fromAsync(Deno.readDir(folder));
    return entries.filter(({ isFile }) => isFile).map(({ name }) => name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}
