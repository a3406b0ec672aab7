import { Buffer } from 'node:buffer';
import { asc, eq, notExists, sql } from 'drizzle-orm';
import { z } from '../../contract/zod.ts';
import { pictureNames, pictures } from '../../db/schema/picture-tables.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
import { operation } from '../../operations/run-operation.ts';
import { detectPictureType } from './detect-picture-type.ts';
import { pictureTypeOf } from './picture-name.ts';

/** Maximum size of a picture, in bytes. A reply of a libSQL server has at most 10 MB. */
const maxPictureBytes = 4 * 2 ** 20;

const named = z.object({ name: z.string() });

const inputSchema = named.extend({ bytes: z.instanceof(Uint8Array<ArrayBuffer>) });
const addedSchema = named.extend({
  /** `false` if the name had this content before. */
  added: z.boolean(),
});

export const listPictures = operation({
  name: 'pictures.list',
  permission: 'catalogue:read',
  input: z.object({}),
  output: z.object({ items: z.array(named.extend({ bytes: z.int() })) }),
  async run({ database: { read } }) {
    const items = await read
      .select({ name: pictureNames.name, bytes: sql<number>`length(${pictures.bytes})` })
      .from(pictureNames).innerJoin(pictures, eq(pictures.digest, pictureNames.digest))
      .orderBy(asc(pictureNames.name));
    return { items };
  },
});

/**
 * Stores a picture in the database. The same content is stored once, also under several names.
 * Throws {@linkcode ValidationError} if the name, the size or the format is unsuitable, or if the
 * name has another content, which browsers keep.
 */
export const addPicture = operation({
  name: 'pictures.add',
  permission: 'catalogue:write',
  input: inputSchema,
  output: addedSchema,
  async run({ database: { read }, clock, commit }, { name, bytes }) {
    const type = pictureTypeOf(name);
    if (!type) throw new ValidationError('pictureName', { values: { name } });
    if (bytes.length > maxPictureBytes) throw new ValidationError('pictureSize');
    if (detectPictureType(bytes) !== type) {
      throw new ValidationError('pictureContent', { values: { type } });
    }
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex();
    const change = { subject: name, before: null, after: { digest, bytes: bytes.length } };
    const added = await commit((db) => [
      db.run(sql`
        insert into pictures (digest, bytes, created_at)
        select ${digest}, ${Buffer.from(bytes)}, ${clock()}
        where not exists (select 1 from picture_names where name = ${name})
        on conflict do nothing`),
      db.insert(pictureNames).values({ name, digest }).onConflictDoNothing(),
    ], change);
    if (added) return { name, added: true };
    const [other] = await read.select().from(pictureNames).where(eq(pictureNames.name, name));
    if (other?.digest !== digest) {
      throw new ValidationError('pictureNameTaken', { values: { name } });
    }
    return { name, added: false };
  },
});

/**
 * Removes the name of a picture from the database, and its content unless another name has it.
 * Throws {@linkcode NotFoundError} if there is no such name.
 */
export const removePicture = operation({
  name: 'pictures.remove',
  permission: 'catalogue:write',
  input: named,
  output: named,
  async run({ database: { read }, commit }, { name }) {
    const isNamed = eq(pictureNames.name, name);
    const [before] = await read.select({ digest: pictureNames.digest }).from(pictureNames)
      .where(isNamed);
    const removed = await commit(
      (db) => [db.delete(pictureNames).where(isNamed)],
      { subject: name, before, after: null },
      (db) => [
        db.delete(pictures).where(notExists(
          db.select({ name: pictureNames.name }).from(pictureNames)
            .where(eq(pictureNames.digest, pictures.digest)),
        )),
      ],
    );
    if (!removed) throw new NotFoundError('picture', { values: { name } });
    return { name };
  },
});
