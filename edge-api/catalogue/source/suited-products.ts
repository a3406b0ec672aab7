import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Category } from '../../contract/catalogue/categories.ts';
import type { Product } from '../../contract/catalogue/product.ts';
import type { ChartElements } from '../../contract/tu-vi/chart-elements.ts';
import { reasonKinds, stoneReasons } from '../../contract/tu-vi/stone-reasons.ts';
import type { ReadDatabase, Reader } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { fromElementBits } from '../element-bits.ts';
import { readCategories } from '../categories/read-categories.ts';
import { productColumns, toProduct } from '../product-row.ts';

/** Maximum number of products that are read per subcategory and kind of reason. */
const perPlace = 3;

/** Maximum number of index entries per subcategory and kind, in case most are sold out. */
const scanned = 50;

/** Number of categories per query. SQLite joins 500 parts: 8 × 20 subcategories × 3 kinds fit. */
const categoriesAtOnce = 8;

/** All sums of bits of elements. */
const allBits = Array.from({ length: 31 }, (_, index) => index + 1);

/**
 * Reads a few products in stock that suit a chart, from every subcategory and for every reason. The
 * number of rows is limited, however large the catalogue is.
 */
export async function readSuitedProducts(
  { read }: Reader,
  chart: ChartElements,
): Promise<Product[]> {
  const categories = await readCategories({ read });
  const queries = [];
  for (let start = 0; start < categories.length; start += categoriesAtOnce) {
    queries.push(selectSuited(read, chart, categories.slice(start, start + categoriesAtOnce)));
  }
  return (await Promise.all(queries)).flat().map(toProduct);
}

/** Returns the query of {@linkcode readSuitedProducts}. */
export function selectSuited(
  read: Pick<ReadDatabase, 'select'>,
  chart: ChartElements,
  categories: readonly Category[],
) {
  const kindOf = (bits: number) =>
    stoneReasons(chart, { elements: fromElementBits(bits) })[0]?.kind;
  const bitsByKind = reasonKinds.map((kind) => allBits.filter((bits) => kindOf(bits) === kind))
    .filter((bits) => bits.length > 0);
  const places = categories.flatMap(({ name, subCategories }) =>
    subCategories.flatMap((subCategory) =>
      bitsByKind.map((bits) => placeSerials(name, subCategory, bits))
    )
  );
  const serials = sql.join(places, sql` union all `);
  return read.select(productColumns).from(products).where(
    inArray(products.serial, sql`(${serials})`),
  );
}

/** Selects the serials of the first products in stock of a subcategory with some elements. */
function placeSerials(category: string, subCategory: string, bits: readonly number[]): SQL {
  return sql`select serial from (
    select serial from (
      select serial, stock from ${products}
      where category = ${category} and sub_category = ${subCategory} and not hidden
        and elements in (${sql.join(bits.map((sum) => sql`${sum}`), sql`, `)})
      limit ${scanned}
    ) where stock > 0 limit ${perPlace}
  )`;
}
