import type { Product } from '../../../contract/catalogue/product.ts';

/** Returns the product images that are missing in a folder, each with the ids of its products. */
export async function findMissingImages(
  products: readonly Product[],
  folder: string,
): Promise<Map<string, string[]>> {
  const existing = new Set<string>();
  for await (const { name } of Deno.readDir(folder)) existing.add(name);
  const missing = new Map<string, string[]>();
  for (const { _id, image } of products) {
    if (existing.has(image)) continue;
    missing.set(image, [...missing.get(image) ?? [], _id]);
  }
  return missing;
}
