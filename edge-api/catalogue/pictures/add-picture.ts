import { Buffer } from 'node:buffer';
import { eq, notExists } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pictureNames, pictures } from '../../db/schema/picture-tables.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
import { detectPictureType } from './detect-picture-type.ts';
import { pictureTypeOf } from './picture-name.ts';

/** Maximum size of a picture, in bytes. A reply of a libSQL server has at most 10 MB. */
export const maxPictureBytes = 4 * 2 ** 20;

/**
 * Stores a picture in the database. The same content is stored once, also under several names. A
 * name that has this content already is left unchanged.
 *
 * @returns `false` if the name had this content before
 * @throws {ValidationError} if the name, the size or the format is unsuitable, or if the name has
 * another content, which browsers keep
 */
export async function addPicture(
  database: Database,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  now: number,
): Promise<boolean> {
  const type = pictureTypeOf(name);
  if (!type) throw new ValidationError('pictureName', { values: { name } });
  if (bytes.length > maxPictureBytes) throw new ValidationError('pictureSize');
  if (detectPictureType(bytes) !== type) {
    throw new ValidationError('pictureContent', { values: { type } });
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex();
  return await database.write(async (tx) => {
    const [named] = await tx.select().from(pictureNames).where(eq(pictureNames.name, name));
    if (named?.digest === digest) return false;
    if (named) throw new ValidationError('pictureNameTaken', { values: { name } });
    await tx.insert(pictures).values({ digest, bytes: Buffer.from(bytes), createdAt: now })
      .onConflictDoNothing();
    await tx.insert(pictureNames).values({ name, digest });
    return true;
  });
}

/**
 * Removes the name of a picture from the database, and its content unless another name has it.
 *
 * @throws {NotFoundError} if there is no such name
 */
export async function removePicture(database: Database, name: string): Promise<void> {
  const [removed] = await database.batch((db) => [
    db.delete(pictureNames).where(eq(pictureNames.name, name)).returning(),
    db.delete(pictures).where(
      notExists(
        db.select({ name: pictureNames.name }).from(pictureNames)
          .where(eq(pictureNames.digest, pictures.digest)),
      ),
    ),
  ]);
  if (removed.length === 0) throw new NotFoundError('picture', { values: { name } });
}
