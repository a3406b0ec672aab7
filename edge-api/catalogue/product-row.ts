import { eq, sql } from 'drizzle-orm';
import {
  listedFields,
  type ProductField,
  type ProductFieldName,
  productFields,
} from '../contract/catalogue/product-fields.ts';
import type { DetailedProduct, Product } from '../contract/catalogue/product.ts';
import {
  type DetailedProductRow,
  type NewProductRow,
  type ProductRow,
  products,
} from '../db/schema/catalogue-tables.ts';
import { fromElementBits, toElementBits } from './element-bits.ts';

/** Number of mailboxes that wait for a product, in a query of `products`. */
export const waitingCount = sql<number>`
  (select count(*) from stock_waits where product_id = products.id)`;

type ColumnName<Field extends ProductFieldName> = Field extends '_id' ? 'id' : Field;

export const columnName = <Field extends ProductFieldName>(field: Field) =>
  (field === '_id' ? 'id' : field) as ColumnName<Field>;

/** Conversions of the fields that the database stores in another form. An absent one is `null`. */
const conversions: Partial<Record<ProductFieldName, Conversion>> = {
  elements: {
    read: (bits: number) => bits === 0 ? null : fromElementBits(bits),
    write: (names) => toElementBits(names ?? []),
  },
  gallery: {
    read: JSON.parse,
    write: (names) => names?.length > 0 ? JSON.stringify(names) : null,
  },
};

interface Conversion {
  // deno-lint-ignore no-explicit-any
  read(stored: any): unknown;
  // deno-lint-ignore no-explicit-any
  write(value: any): unknown;
}

/** Names of the fields that the database does not set. */
export const storedFields = (Object.entries(productFields) as [ProductFieldName, ProductField][])
  .filter(([, { derived }]) => !derived).map(([name]) => name) as StoredField[];

/** Name of a field that the database does not set. */
export type StoredField = Exclude<
  ProductFieldName,
  'serial' | 'familySize' | 'familyTopPrice' | 'imageForms'
>;

const namesOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>) =>
  Object.keys(fields) as Name[];

function columnsOf<Field extends ProductFieldName>(fields: Readonly<Record<Field, unknown>>) {
  const columns = namesOf(fields).map(columnName).map((name) => [name, products[name]]);
  return Object.fromEntries(columns) as {
    [Name in ColumnName<Field>]: (typeof products)[Name];
  };
}

/** Name in orders, which tells the options of a family apart. */
export const orderedName = sql<
  string
>`${products.name} || coalesce(' · ' || ${products.option}, '')`;

/** Condition on the products that the shop sells at present. */
export const isShown = sql`${products.hidden} <> 1`;

/** Condition on the products in lists: of a family, the one that stands for it. */
export const isListed = eq(products.hidden, false);

export const productColumns = { ...columnsOf(listedFields), position: products.position };

/** Columns of a product with its details, for a selection. */
export const detailedColumns = { ...columnsOf(productFields), position: products.position };

/** Creates the conversion of a row to an object, which omits fields that are null or empty. */
function createReader<Row extends object, T>(fields: Readonly<Record<string, unknown>>) {
  const readers = (Object.keys(fields) as ProductFieldName[])
    .map((name) => ({ name, column: columnName(name), read: conversions[name]?.read }));
  return (row: Row) => {
    const columns = row as Readonly<Record<string, unknown>>;
    const product: Record<string, unknown> = {};
    for (const { name, column, read } of readers) {
      const stored = columns[column] ?? null;
      const value = stored === null || !read ? stored : read(stored);
      if (value !== null) product[name] = value;
    }
    return product as T;
  };
}

/** Converts a row to a product. Fields that are null or empty are omitted. */
export const toProduct = createReader<ProductRow, Product>(listedFields);

export const toDetailedProduct = createReader<DetailedProductRow, DetailedProduct>(productFields);

/** Converts a product to a row without what the database sets. Absent fields are null. */
export function toProductRow(product: DetailedProduct) {
  const fields: Readonly<Record<string, unknown>> = product;
  const columns = storedFields.map((name) => {
    const write = conversions[name]?.write;
    return [columnName(name), write ? write(fields[name]) : fields[name] ?? null];
  });
  return Object.fromEntries(columns) as Required<Omit<NewProductRow, 'position' | 'hidden'>>;
}
