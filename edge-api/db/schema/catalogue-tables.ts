import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { bookedMovementNames } from '../../contract/catalogue/stock-kinds.ts';
import type { detailFields } from '../../contract/catalogue/product-fields.ts';

/**
 * Condition on the products of which few units are left. It has no parameters, so that SQLite uses
 * the index with the same condition.
 */
export const isLow = sql.raw('stock > 0 and stock < coalesce(low_stock, 5)');

/**
 * Products of the catalogue. Prices are whole đồng; products are listed by `position`, and by
 * `serial` where that is equal. Triggers set the last three columns, count the changes in
 * `counters`, and update the search indexes: `products_search` of listed products, and
 * `options_search` of those that the card of their family stands for (see the migrations).
 */
export const products = sqliteTable('products', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  price: integer('price').notNull(),
  originalPrice: integer('original_price'),
  image: text('image').notNull(),
  colour: text('colour'),
  category: text('category').notNull(),
  subCategory: text('sub_category').notNull(),
  stock: integer('stock').notNull(),
  position: integer('position').notNull(),
  /**
   * 0 for a product in lists, 1 for one that the shop does not sell at present, and 2 for one that
   * the card of its family stands for. Triggers keep 0 and 2 apart.
   */
  hidden: integer('hidden', { mode: 'boolean' }).notNull().default(false),
  /** Kind of stone, such as 'Thạch anh tím'. */
  stone: text('stone'),
  /** Sum of the bits of its elements: 1 Kim, 2 Mộc, 4 Thủy, 8 Hỏa, 16 Thổ. */
  elements: integer('elements').notNull().default(0),
  /** Dimensions for people, such as 'Hạt 10 mm, chu vi 17 cm'. */
  size: text('size'),
  /** Advice on care for people. */
  care: text('care'),
  /** Weight in grams, with the packing of the product. */
  weightGrams: integer('weight_grams'),
  /** File names of further pictures, as a JSON array. */
  gallery: text('gallery'),
  /** Texts that describe the pictures, one line each: that of `image` first. */
  pictureTexts: text('picture_texts'),
  /** Forms of `image` in the database, such as `800 400.webp`. Triggers set it. */
  imageForms: text('image_forms'),
  /** Name that joins the sizes or colours of one article. */
  family: text('family'),
  /** Difference from the others of its family, such as '16 cm'. */
  option: text('option'),
  /**
   * Number of shown products of its family, if lists show this one, the cheapest in stock. Triggers
   * set it, as well as `familyTopPrice`.
   */
  familySize: integer('family_size'),
  familyTopPrice: integer('family_top_price'),
  /** File name of the picture or the PDF of its certificate. */
  certificate: text('certificate'),
  certificateNumber: text('certificate_number'),
  /** Stock from which on the product is not low any more; 5 if it is unset. */
  lowStock: integer('low_stock'),
  /** Value of the counter 'catalogue' after the last edit, which a sale or a review is not. */
  version: integer('version').notNull().default(0),
  /** Sum of the product's `stockMovements`, from which `stock` differs if it was set directly. */
  bookedStock: integer('booked_stock').notNull().default(0),
  /** Number of approved reviews. Triggers on `reviews` set it, as well as `ratingSum`. */
  ratingCount: integer('rating_count').notNull().default(0),
  /** Sum of the ratings of the approved reviews. */
  ratingSum: integer('rating_sum').notNull().default(0),
  /** Number of the product in the order of insertion. It is never used again. */
  serial: integer('serial').unique(),
  /** Value of the counter 'catalogue' after the last change that pages show. */
  contentVersion: integer('content_version').notNull().default(0),
  /** Value of the counter 'stock' after the last change of the stock. */
  stockVersion: integer('stock_version').notNull().default(0),
}, (table) => [
  // An index per order of a list. After the order come the columns by which the store filters, so
  // that no row is read for them.
  index('products_by_position')
    .on(table.position, table.serial, table.elements, table.price, table.hidden),
  index('products_by_category')
    .on(table.category, table.position, table.serial, table.elements, table.price, table.hidden),
  index('products_by_sub_category').on(
    table.category,
    table.subCategory,
    table.position,
    table.serial,
    table.elements,
    table.price,
    table.hidden,
  ),
  index('products_by_serial').on(table.serial, table.hidden),
  index('products_by_price').on(table.price, table.serial, table.elements, table.hidden),
  index('products_by_category_and_price')
    .on(table.category, table.price, table.serial, table.elements, table.hidden),
  index('products_by_sub_category_and_price')
    .on(
      table.category,
      table.subCategory,
      table.price,
      table.serial,
      table.elements,
      table.hidden,
    ),
  // For lists that have no index in their order, such as the newest of a category.
  index('products_by_elements').on(
    table.category,
    table.subCategory,
    table.elements,
    table.price,
    table.position,
    table.serial,
    table.hidden,
  ),
  index('products_by_stock').on(table.stock, table.position, table.serial),
  index('products_by_content_version').on(table.contentVersion),
  index('products_by_stock_version').on(table.stockVersion),
  index('products_by_family').on(table.family, table.price, table.position, table.serial)
    .where(sql.raw('family is not null')),
  // The products of families that lists do not show, by which a family is found, and those that
  // stand for them.
  index('products_options').on(
    table.category,
    table.subCategory,
    table.elements,
    table.price,
    table.family,
  ).where(sql.raw('hidden = 2')),
  index('products_of_families')
    .on(table.family, table.position, table.price, table.serial, table.familySize)
    .where(sql.raw('family_size is not null')),
  // For the states in the list of the staff.
  index('products_hidden').on(table.position, table.serial).where(sql.raw('hidden = 1')),
  index('products_low').on(table.position, table.serial).where(isLow),
  check('products_price_is_positive', sql`${table.price} > 0`),
  check('products_stock_is_not_negative', sql`${table.stock} >= 0`),
  check(
    'products_original_price_is_higher',
    sql`${table.originalPrice} is null or ${table.originalPrice} > ${table.price}`,
  ),
]);

/**
 * Condition of the movements by staff. Its values are constants of the source: SQLite does not use
 * a partial index for parameters.
 */
export const isByHand = sql.raw(
  `reason not in (${Object.keys(bookedMovementNames).map((reason) => `'${reason}'`).join(', ')})`,
);

/**
 * Changes of the stock. Rows are only added; triggers keep `products.stock`, and book what is
 * written to it directly as `outside`. The rows of a product add up to its stock, and to 0 once it
 * is removed.
 */
export const stockMovements = sqliteTable('stock_movements', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** No reference, because the rows of a removed product stay. */
  productId: text('product_id').notNull(),
  /** Units that came in, or went out if it is negative. */
  delta: integer('delta').notNull(),
  /**
   * `opening`, `sale`, `confirmation`, `cancellation`, `import`, `removal`, `outside`, or the
   * reason that was given with a count or an adjustment.
   */
  reason: text('reason').notNull(),
  orderId: text('order_id'),
  /** `customer`, an actor of the audit log, or `outside` for what triggers have booked. */
  actor: text('actor').notNull(),
  at: integer('at').notNull(),
  /** Identifies an adjustment, so that a repeated request books it once. */
  key: text('key'),
}, (table) => [
  uniqueIndex('stock_movements_by_key').on(table.key).where(sql`${table.key} is not null`),
  index('stock_movements_by_product').on(table.productId),
  index('stock_movements_by_time').on(table.at),
  index('stock_movements_by_reason').on(table.reason, table.at),
  index('stock_movements_by_hand').on(table.at).where(isByHand),
]);

/** Products that were deleted, until a product with the same id is inserted. */
export const deletedProducts = sqliteTable('deleted_products', {
  id: text('id').primaryKey(),
  /** Value of the counter 'catalogue' after the deletion. */
  contentVersion: integer('content_version').notNull(),
}, (table) => [index('deleted_products_by_content_version').on(table.contentVersion)]);

type TriggerColumn =
  | 'bookedStock'
  | 'imageForms'
  | 'familySize'
  | 'familyTopPrice'
  | 'version'
  | 'serial'
  | 'contentVersion'
  | 'stockVersion'
  | 'ratingCount'
  | 'ratingSum';

/** Columns that only the page of a product shows. */
type DetailColumn = keyof typeof detailFields;

export type DetailedProductRow = Omit<
  typeof products.$inferSelect,
  | Exclude<TriggerColumn, 'serial' | 'imageForms' | 'familySize' | 'familyTopPrice'>
  | 'hidden'
>;

export type ProductRow = Omit<DetailedProductRow, DetailColumn>;

export type NewProductRow = Omit<typeof products.$inferInsert, TriggerColumn>;
