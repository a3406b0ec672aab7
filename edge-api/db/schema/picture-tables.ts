import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Contents of the shop's own pictures. */
export const pictures = sqliteTable('pictures', {
  /** SHA-256 of the bytes, in hexadecimal. */
  digest: text('digest').primaryKey(),
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
  createdAt: integer('created_at').notNull(),
});

/** File names of pictures. Browsers keep a picture, so a name never gets another content. */
export const pictureNames = sqliteTable('picture_names', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull().references(() => pictures.digest),
}, (table) => [index('picture_names_by_digest').on(table.digest)]);
