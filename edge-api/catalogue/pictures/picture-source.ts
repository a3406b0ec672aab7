import { eq } from 'drizzle-orm';
import { TaskQueue } from '../../concurrency/task-queue.ts';
import type { Reader } from '../../db/database.ts';
import { pictureNames, pictures } from '../../db/schema/picture-tables.ts';
import { UnavailableError } from '../../errors.ts';
import { ignore } from '../../ignore-errors.ts';
import { LruCache } from '../../lru-cache.ts';

/** A picture with a validator for its `ETag`. */
export interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
  /** Changes with the content. */
  tag: string;
}

/** Finds a picture by its name; `undefined` if there is none. */
export type FindPicture = (name: string) => Promise<Picture | undefined>;

export interface PictureSourceOptions {
  /**
   * Absolute paths, which may not exist; the first folder that has the file wins. Files outside of
   * the folders are never found, nor are symbolic links.
   */
  folders: readonly string[];
  database: Reader;
  /** Maximum size of the pictures of the database that are kept in memory. @default 32 MB */
  maxBytes?: number;
}

/** Limits of the pictures that are read from the database at the same time, and of waiting ones. */
const limits = { concurrency: 4, maxWaiting: 200, maxWaitMs: 5_000 };

/**
 * Creates the source of the shop's pictures: files in folders, then rows of the database. Rows are
 * kept in memory, the last used ones first.
 */
export function createPictureSource(
  { folders, database, maxBytes = 32 * 2 ** 20 }: PictureSourceOptions,
): FindPicture {
  const queue = new TaskQueue({ ...limits, createError: () => new UnavailableError() });
  const cache = new LruCache<string, Picture>({
    maxSize: maxBytes,
    sizeOf: ({ bytes }) => bytes.length,
  });
  const reading = new Map<string, Promise<Picture | undefined>>();

  async function readRow(name: string): Promise<Picture | undefined> {
    const [row] = await queue.run(() =>
      database.read.select({ bytes: pictures.bytes, tag: pictures.digest })
        .from(pictureNames).innerJoin(pictures, eq(pictures.digest, pictureNames.digest))
        .where(eq(pictureNames.name, name))
    );
    if (!row) return undefined;
    const picture = { bytes: new Uint8Array(row.bytes), tag: row.tag };
    if (picture.bytes.length <= maxBytes) cache.set(name, picture);
    return picture;
  }

  return async (name) => {
    for (const folder of folders) {
      const file = await readPlainFile(`${folder}/${name}`);
      if (file) return file;
    }
    const kept = cache.get(name);
    if (kept) return kept;
    const current = reading.get(name) ??
      readRow(name).finally(() => reading.delete(name));
    reading.set(name, current);
    return await current;
  };
}

async function readPlainFile(path: string): Promise<Picture | undefined> {
  const file = await Deno.lstat(path).catch(ignoreAbsent);
  if (!file?.isFile) return undefined;
  const tag = `${file.size.toString(36)}-${(file.mtime?.getTime() ?? 0).toString(36)}`;
  const bytes = await Deno.readFile(path).catch(ignoreAbsent);
  return bytes && { bytes, tag };
}

const ignoreAbsent = ignore(Deno.errors.NotFound, Deno.errors.NotADirectory);
