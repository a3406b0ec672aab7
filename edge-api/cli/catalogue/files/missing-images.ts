import type { Product } from '../../../contract/catalogue/product.ts';

/** The pictures that products name and the folder does not have, each with the products' ids. */
export async function missingImages(
  products: readonly Product[],
  folder: string,
): Promise<Map<string, string[]>> {
  const there = new Set<string>();
  for await (const { name } of Deno.readDir(folder)) there.add(name);
  const missing = new Map<string, string[]>();
  for (const { _id, image } of products) {
    if (there.has(image)) continue;
    missing.set(image, [...missing.get(image) ?? [], _id]);
  }
  return missing;
}
