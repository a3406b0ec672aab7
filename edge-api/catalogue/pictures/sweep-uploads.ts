import { and, asc, eq, gte, lt, lte, notExists, sql } from 'drizzle-orm';
import { letOthersWrite } from '../../db/change-in-portions.ts';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/category-tables.ts';
import { pictureNames, pictures, uploads, uploadUses } from '../../db/schema/picture-tables.ts';
import { pageVersions, settings } from '../../db/schema/settings-tables.ts';

/** Time after which an unused upload is removed, in ms. */
const uploadLifetime = 24 * 60 * 60_000;

/** Condition that neither a product, a category, a setting nor a text uses an upload. */
const isUnused = and(
  sql`not exists (select 1 from ${uploadUses} where ${uploadUses.name} = ${uploads.name})`,
  sql`not exists (select 1 from ${categories} where ${categories.image} = ${uploads.name})`,
  sql`not exists (select 1 from ${settings} where instr(${settings.value}, ${uploads.name}))`,
  sql`not exists (select 1 from ${pageVersions} where instr(${pageVersions.body}, ${uploads.name}))`,
);

/** Removes the uploads that nothing has used for a day, with their scaled forms, one in a write. */
export async function sweepUploads(database: Database, now: number): Promise<number> {
  let removed = 0;
  let last: { name: string; uploadedAt: number } | undefined;
  for (;;) {
    const isOld = lte(uploads.uploadedAt, now - uploadLifetime);
    const [next] = await database.read
      .select({ name: uploads.name, uploadedAt: uploads.uploadedAt }).from(uploads)
      .where(and(
        isOld,
        last && sql`(${uploads.uploadedAt}, ${uploads.name}) > (${last.uploadedAt}, ${last.name})`,
        isUnused,
      )).orderBy(asc(uploads.uploadedAt), asc(uploads.name)).limit(1);
    if (!next) return removed;
    last = next;
    const stem = next.name.slice(0, next.name.indexOf('.'));
    // The character '/' follows '-' and '.', after which the names of the files differ.
    const isFile = and(gte(pictureNames.name, `${stem}-`), lt(pictureNames.name, `${stem}/`));
    const files = await database.read.select({ digest: pictureNames.digest }).from(pictureNames)
      .where(isFile);
    const isRemoved =
      sql`not exists (select 1 from ${uploads} where ${uploads.name} = ${next.name})`;
    const [deleted] = await database.batch((db) => [
      db.delete(uploads).where(and(eq(uploads.name, next.name), isOld, isUnused)),
      db.delete(pictureNames).where(and(isFile, isRemoved)),
      ...files.map(({ digest }) =>
        db.delete(pictures).where(and(
          eq(pictures.digest, digest),
          notExists(
            db.select({ name: pictureNames.name }).from(pictureNames)
              .where(eq(pictureNames.digest, pictures.digest)),
          ),
        ))
      ),
    ]);
    removed += deleted.rowsAffected;
    await letOthersWrite();
  }
}
