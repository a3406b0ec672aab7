import { Buffer } from 'node:buffer';
import { eq, sql } from 'drizzle-orm';
import { z } from '../../contract/zod.ts';
import type { StatementBuilder } from '../../db/database.ts';
import { pictureNames, uploads } from '../../db/schema/picture-tables.ts';
import { NotFoundError, UnsupportedMediaTypeError, ValidationError } from '../../errors.ts';
import { operation } from '../../operations/run-operation.ts';
import { detectPictureType } from './detect-picture-type.ts';
import { type PictureSize, readPictureSize } from './read-picture-size.ts';
import { readPicture } from './read-picture.ts';
import { UnreadablePictureError } from './strip-metadata.ts';

/** Maximum size of an uploaded file, in bytes. */
export const maxUploadBytes = 2 ** 20;

/** Maximum width and height of a picture, in px. */
const maxSide = 4_000;

/** Widths of scaled forms, in px. */
const formWidths = [400, 800, 1_600];

/** Extensions of the names of uploads by media type. */
const extensions: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

const bodySchema = z.object({
  type: z.string(),
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
});

const pictureSchema = z.object({
  /** File name: a digest of the stored content. */
  name: z.string(),
  /** Size in px. */
  width: z.int(),
  height: z.int(),
  /** Dominant colour, such as `#a59c8a`. */
  colour: z.string(),
});

/**
 * Stores an uploaded picture without its metadata. Throws {@linkcode UnsupportedMediaTypeError} for
 * another type, and {@linkcode ValidationError} if the content is incomplete or too large.
 */
export const uploadPicture = operation({
  name: 'pictures.upload',
  permission: 'catalogue:write',
  input: bodySchema,
  output: pictureSchema,
  async run({ commit, clock }, body) {
    const { bytes, type, width, height, colour } = await decodeUpload(body);
    const { digest, name } = await nameOf(bytes, extensions[type]!);
    const row = { name, width, height, colour, forms: String(width), uploadedAt: clock() };
    await commit((db) => [
      ...storeFile(db, { name, digest, bytes, at: clock() }),
      db.insert(uploads).values(row)
        .onConflictDoUpdate({ target: uploads.name, set: { uploadedAt: row.uploadedAt } }),
    ], { subject: name, before: null, after: { width, height, bytes: bytes.length } });
    return { name, width, height, colour };
  },
});

/**
 * Stores a scaled form of an uploaded picture. Throws {@linkcode NotFoundError} for an unknown one,
 * {@linkcode UnsupportedMediaTypeError}, and {@linkcode ValidationError} for a wrong size.
 */
export const uploadForm = operation({
  name: 'pictures.uploadForm',
  permission: 'catalogue:write',
  input: bodySchema.extend({ name: z.string(), width: z.string() }),
  output: z.object({ name: z.string() }),
  async run({ database: { read }, commit, clock }, { name, width: text, ...body }) {
    const width = Number(text);
    if (!formWidths.includes(width)) throw new ValidationError('pictureWidth');
    if (body.type !== 'image/webp' && body.type !== 'image/avif') {
      throw new UnsupportedMediaTypeError('pictureForm');
    }
    const [picture] = await read.select().from(uploads).where(eq(uploads.name, name));
    if (!picture || picture.width === 0) throw new NotFoundError('picture', { values: { name } });
    const form = await decodeUpload(body);
    const expected = picture.height * form.width / picture.width;
    if (form.width !== width || Math.abs(form.height - expected) > 2) {
      throw new ValidationError('pictureShape', { values: { width } });
    }
    const extension = extensions[form.type]!;
    const formName = `${name.slice(0, name.indexOf('.'))}-${width}.${extension}`;
    const { digest } = await nameOf(form.bytes, extension);
    const [known] = await read.select().from(pictureNames).where(eq(pictureNames.name, formName));
    // Browsers keep a form under its name, so that the first one stays.
    if (known) return { name: formName };
    const entry = ` ${width}.${extension}`;
    await commit((db) => [
      ...storeFile(db, { name: formName, digest, bytes: form.bytes, at: clock() }),
      db.update(uploads).set({
        forms:
          sql`forms || case when instr(forms || ' ', ${`${entry} `}) then '' else ${entry} end`,
        uploadedAt: clock(),
      }).where(eq(uploads.name, name)),
    ], { subject: formName, before: null, after: { bytes: form.bytes.length } });
    return { name: formName };
  },
});

/** Stores the PDF of a certificate. Throws {@linkcode ValidationError} for another content. */
export const uploadCertificate = operation({
  name: 'certificates.upload',
  permission: 'catalogue:write',
  input: bodySchema,
  output: z.object({ name: z.string() }),
  async run({ commit, clock }, { type, bytes }) {
    if (type !== 'application/pdf') throw new UnsupportedMediaTypeError('certificate');
    if (bytes.length > maxUploadBytes) throw new ValidationError('uploadSize');
    const text = new TextDecoder('latin1').decode(bytes);
    if (!text.startsWith('%PDF-') || !/%%EOF\s*$/.test(text)) {
      throw new ValidationError('pictureContent', { values: { type } });
    }
    const { digest, name } = await nameOf(bytes, 'pdf');
    await commit((db) => [
      ...storeFile(db, { name, digest, bytes, at: clock() }),
      db.insert(uploads).values({ name, width: 0, height: 0, uploadedAt: clock() })
        .onConflictDoUpdate({ target: uploads.name, set: { uploadedAt: clock() } }),
    ], { subject: name, before: null, after: { bytes: bytes.length } });
    return { name };
  },
});

/**
 * Decodes an uploaded picture and removes its metadata.
 *
 * @throws {UnsupportedMediaTypeError} if it is no picture
 * @throws {ValidationError} if its content is incomplete, too large or not of its type
 */
export async function decodeUpload({ type, bytes }: z.infer<typeof bodySchema>) {
  if (!Object.hasOwn(extensions, type)) throw new UnsupportedMediaTypeError('picture');
  if (bytes.length > maxUploadBytes) throw new ValidationError('uploadSize');
  if (detectPictureType(bytes) !== type) {
    throw new ValidationError('pictureContent', { values: { type } });
  }
  const size = readPictureSize(bytes, type);
  if (!size || size.width === 0 || size.height === 0) {
    throw new ValidationError('pictureUnreadable');
  }
  assertSide(size);
  try {
    const picture = await readPicture({ bytes, type });
    // The header may have stated another size.
    assertSide(picture);
    return picture;
  } catch (error) {
    if (error instanceof UnreadablePictureError) throw new ValidationError('pictureUnreadable');
    throw error;
  }
}

function assertSide({ width, height }: PictureSize): void {
  if (Math.max(width, height) > maxSide) throw new ValidationError('pictureSide');
}

async function nameOf(bytes: Uint8Array<ArrayBuffer>, extension: string) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex();
  return { digest, name: `${digest.slice(0, 32)}.${extension}` };
}

interface StoredFile {
  name: string;
  digest: string;
  bytes: Uint8Array<ArrayBuffer>;
  at: number;
}

const storeFile = (db: StatementBuilder, { name, digest, bytes, at }: StoredFile) =>
  [
    db.run(sql`
    insert into pictures (digest, bytes, created_at) values (${digest}, ${
      Buffer.from(bytes)
    }, ${at})
    on conflict do nothing`),
    db.insert(pictureNames).values({ name, digest }).onConflictDoNothing(),
  ] as const;
