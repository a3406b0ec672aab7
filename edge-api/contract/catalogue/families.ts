import type { FamilyOption, ProductChoice } from './family-option.ts';
import type { Product } from './product.ts';

/**
 * Returns `true` if lists show a product. The cheapest one in stock of a family stands for the
 * others there.
 */
export const isListed = ({ family, familySize }: Product): boolean =>
  family === undefined || familySize !== undefined;

const otherOptions = new WeakMap<readonly Product[], ReadonlyMap<string, Product[]>>();

/**
 * Returns the products that a listed product of a family stands for, itself first.
 *
 * @param products all products; their families are read once
 */
export function variantsOf<P extends Product>(card: P, products: readonly P[]): readonly P[] {
  let others = otherOptions.get(products);
  if (!others) {
    const unlisted = products.filter((product) => !isListed(product));
    others = Map.groupBy(unlisted, ({ family }) => family!);
    otherOptions.set(products, others);
  }
  return [card, ...(others.get(card.family ?? '') ?? []) as P[]];
}

/** Returns a product with the options of its family, in the order of a list of all products. */
export function withOptions(product: Product, products: readonly Product[]): ProductChoice {
  const { family } = product;
  if (family === undefined) return product;
  return { ...product, options: products.filter((other) => other.family === family).map(toOption) };
}

export const toOption = (
  { _id, name, option = name, stock }: Pick<Product, '_id' | 'name' | 'option' | 'stock'>,
): FamilyOption => ({ _id, option, soldOut: stock === 0 });

/** Returns the name of a product with its option, which tells it apart outside of its page. */
export const fullName = ({ name, option }: { name: string; option?: string | null }): string =>
  option ? `${name} · ${option}` : name;
