import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Contents of the shop's own pictures. */
export const pictures = sqliteTable('pictures', {
  /** SHA-256 of the bytes, in hexadecimal. */
  digest: text('digest').primaryKey(),
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
  createdAt: integer('created_at').notNull(),
});

/**
 * Pictures that staff have uploaded. Their names are digests with an extension, so that position 33
 * is a dot. They are removed if nothing uses them for a day.
 */
export const uploads = sqliteTable('uploads', {
  name: text('name').primaryKey(),
  /** Size in px; 0 for a document. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Dominant colour, such as '#a59c8a'. */
  colour: text('colour'),
  /** Width, and scaled forms: `800 400.webp 400.avif`. */
  forms: text('forms'),
  /** Time of the last upload, in ms since 1970. */
  uploadedAt: integer('uploaded_at').notNull(),
}, (table) => [index('uploads_by_time').on(table.uploadedAt)]);

/** Uploads that products use. Triggers on `products` keep it. */
export const uploadUses = sqliteTable('upload_uses', {
  name: text('name').notNull(),
  productId: text('product_id').notNull(),
}, (table) => [
  primaryKey({ columns: [table.name, table.productId] }),
  index('upload_uses_by_product').on(table.productId),
]);

/** File names of pictures. Browsers keep a picture, so a name never gets another content. */
export const pictureNames = sqliteTable('picture_names', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull().references(() => pictures.digest),
}, (table) => [index('picture_names_by_digest').on(table.digest)]);
