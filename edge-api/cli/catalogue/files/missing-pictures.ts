import type { DetailedProduct } from '../../../contract/catalogue/product.ts';

/** Maximum number of warnings. Further pictures are only counted. */
const maxListed = 50;

/** Options of {@linkcode MissingPictures}. */
export interface MissingPicturesOptions {
  /** Folders with pictures. A missing folder counts as empty. */
  folders: readonly string[];
  /** Returns those of the names that are pictures of the database. */
  findNames: (names: readonly string[]) => Promise<readonly string[]>;
}

/** Product without its picture, and the number of products with the same picture. */
interface MissingPicture {
  id: string;
  products: number;
}

/** Collects the pictures of products that are neither in a folder nor in the database. */
export class MissingPictures {
  readonly #options: MissingPicturesOptions;
  readonly #listed = new Map<string, MissingPicture>();
  #unlisted = 0;
  #files?: Promise<Set<string>>;

  constructor(options: MissingPicturesOptions) {
    this.#options = options;
  }

  /** Adds the missing pictures of products. */
  async add(products: readonly DetailedProduct[]): Promise<void> {
    const used = products.flatMap(({ _id: id, image, gallery = [] }) =>
      [image, ...gallery].map((name) => ({ id, image: name }))
    );
    const missing = await this.#find([...new Set(used.map(({ image }) => image))]);
    for (const { id, image } of used) {
      if (!missing.has(image)) continue;
      const picture = this.#listed.get(image);
      if (picture) picture.products++;
      else if (this.#listed.size < maxListed) this.#listed.set(image, { id, products: 1 });
      else this.#unlisted++;
    }
  }

  /** Returns the warnings for the owner. */
  warnings(): string[] {
    const [folder] = this.#options.folders;
    const warnings = [...this.#listed].map(([image, { id, products }]) => {
      const others = products > 1 ? ` and ${products - 1} more` : '';
      return `Warning: the picture ${image} of ${id}${others} is not in ${folder}`;
    });
    if (this.#unlisted === 0) return warnings;
    const what = this.#unlisted > 1 ? `pictures of ${this.#unlisted} more products are` : (
      'picture of 1 more product is'
    );
    return [...warnings, `Warning: the ${what} missing`];
  }

  async #find(images: readonly string[]): Promise<Set<string>> {
    const { folders, findNames } = this.#options;
    const existing = await (this.#files ??= listFiles(folders));
    const missing = images.filter((image) => !existing.has(image));
    if (missing.length === 0) return new Set();
    const names = new Set(await findNames(missing));
    return new Set(missing.filter((image) => !names.has(image)));
  }
}

/** Lists the files that the shop serves: symbolic links are not. */
async function listFiles(folders: readonly string[]): Promise<Set<string>> {
  const names = new Set<string>();
  for (const folder of folders) {
    try {
      for await (const { name, isFile } of Deno.readDir(folder)) if (isFile) names.add(name);
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    }
  }
  return names;
}
