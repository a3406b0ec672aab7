import { sql } from 'drizzle-orm';
import { ignoreMissing } from '../../ignore-errors.ts';
import type { DetailedProduct } from '../../contract/catalogue/product.ts';
import type { Reader } from '../../db/database.ts';
import { pictureNames } from '../../db/schema/picture-tables.ts';

/** Maximum number of warnings. Further pictures are only counted. */
const maxListed = 50;

/** Collects the pictures of products that are neither in a folder nor in the database. */
export class MissingPictures {
  /** The first fifty missing pictures: one of their products, and the number of products. */
  readonly listed = new Map<string, { id: string; products: number }>();
  readonly #folders: readonly string[];
  #files?: Promise<Set<string>>;
  unlisted = 0;

  /** @param folders folders with pictures; a missing folder counts as empty */
  constructor(folders: readonly string[]) {
    this.#folders = folders;
  }

  async add({ read }: Reader, products: readonly DetailedProduct[]): Promise<void> {
    const used = products.flatMap(({ _id: id, image, gallery = [] }) =>
      [image, ...gallery].map((name) => ({ id, image: name }))
    );
    const files = await (this.#files ??= listFiles(this.#folders));
    const others = new Set(used.map(({ image }) => image).filter((image) => !files.has(image)));
    if (others.size === 0) return;
    const names = sql`(select value from json_each(${JSON.stringify([...others])}))`;
    const stored = await read.select({ name: pictureNames.name }).from(pictureNames)
      .where(sql`${pictureNames.name} in ${names}`);
    const missing = others.difference(new Set(stored.map(({ name }) => name)));
    for (const { id, image } of used) {
      if (!missing.has(image)) continue;
      const picture = this.listed.get(image);
      if (picture) picture.products++;
      else if (this.listed.size < maxListed) this.listed.set(image, { id, products: 1 });
      else this.unlisted++;
    }
  }
}

/** Lists the files that the shop serves: symbolic links are not. */
async function listFiles(folders: readonly string[]): Promise<Set<string>> {
  const names = new Set<string>();
  for (const folder of folders) {
    try {
      for await (const { name, isFile } of Deno.readDir(folder)) if (isFile) names.add(name);
    } catch (error) {
      ignoreMissing(error);
    }
  }
  return names;
}
