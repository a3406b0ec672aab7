import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Context } from 'hono';
import { markReusable } from './reply-memo.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Compressing encodings, in the order of the resulting size. */
const compressions = ['br', 'gzip'] as const;

/** Content encoding of a compressed body. */
export type Compression = (typeof compressions)[number];
type Encoding = Compression | 'identity';

/** Level of gzip. A higher one takes twice the time for 2 % fewer bytes. */
const gzipLevel = 5;

/** A response body that is compressed once and sent many times. */
export interface EncodedBody {
  /** Digest of the content, from which the `ETag` of each encoding is derived. */
  readonly digest: string;
  /** The content, and all or some of its compressed encodings. */
  readonly bytes:
    & { readonly identity: Uint8Array<ArrayBuffer> }
    & { readonly [form in Compression]?: Uint8Array<ArrayBuffer> };
}

/**
 * Compresses a body.
 *
 * @param quality Brotli quality, 0 to 11: 11 for static content, less for content made on demand
 * @param forms content encodings. @default all that are supported
 */
export async function encodeBody(
  content: string | Uint8Array<ArrayBuffer>,
  quality: number,
  forms: readonly Compression[] = compressions,
): Promise<EncodedBody> {
  const identity = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const [digest, ...compressed] = await Promise.all([
    crypto.subtle.digest('SHA-256', identity),
    ...forms.map((form) => compress(identity, form, quality)),
  ]);
  return {
    digest: new Uint8Array(digest).toBase64({ alphabet: 'base64url', omitPadding: true })
      .slice(0, 22),
    bytes: {
      identity,
      ...Object.fromEntries(forms.map((form, index) => [form, compressed[index]!])),
    },
  };
}

async function compress(
  content: Uint8Array<ArrayBuffer>,
  form: Compression,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (form === 'gzip') return new Uint8Array(await gzip(content, { level: gzipLevel }));
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return new Uint8Array(await brotli(content, { params }));
}

/**
 * Creates a function that returns the body of a successful reply with data. Objects in memory that
 * never change are encoded once.
 */
export function createDataEncoder(): (data: object) => Promise<EncodedBody> {
  const bodies = new WeakMap<object, Promise<EncodedBody>>();
  return (data) => {
    const body = bodies.get(data) ?? encodeBody(JSON.stringify({ success: true, data }), 9);
    bodies.set(data, body);
    return body;
  };
}

export function encodedSize({ bytes }: EncodedBody): number {
  return Object.values(bytes).reduce((sum, form) => sum + form.length, 0);
}

/** Returns `true` if a body lacks the smallest encoding that `Accept-Encoding` allows. */
export function lacksBestForm(
  { bytes }: EncodedBody,
  acceptEncoding: string | undefined,
): boolean {
  return !(bestEncoding(acceptEncoding) in bytes);
}

export interface ReplyOptions {
  /** @default 200 */
  status?: 200 | 404;
  /** Returns `true` while this is the reply to the same request. @default never */
  isCurrent?: () => boolean;
}

/**
 * Responds with the smallest encoding that the client accepts, or with 304 if its `If-None-Match`
 * matches.
 *
 * @param headers response headers, such as `Content-Type` and `Cache-Control`
 */
export function replyEncoded(
  c: Context,
  body: EncodedBody,
  headers: Readonly<Record<string, string>>,
  { status = 200, isCurrent }: ReplyOptions = {},
): Response {
  const encoding = bestEncoding(c.req.header('Accept-Encoding'), body.bytes);
  const common = {
    ...headers,
    ETag: `"${body.digest}-${encoding}"`,
    Vary: 'Accept-Encoding',
  };
  const isKnown = status === 200 && matchesDigest(c.req.header('If-None-Match'), body.digest);
  const bytes = isKnown ? null : body.bytes[encoding] ?? body.bytes.identity;
  if (isCurrent) markReusable(c, { body: bytes, source: body, size: encodedSize(body), isCurrent });
  if (bytes === null) return c.body(null, 304, common);
  return c.body(bytes, status, {
    ...common,
    'Content-Length': String(bytes.length),
    ...encoding !== 'identity' && { 'Content-Encoding': encoding },
  });
}

/**
 * Returns the smallest encoding that `Accept-Encoding` allows (RFC 9110, section 12.5.3).
 *
 * @param forms present encodings of the body. @default all that are supported
 */
export function bestEncoding(
  acceptEncoding: string | undefined,
  forms?: EncodedBody['bytes'],
): Encoding {
  if (!acceptEncoding) return 'identity';
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
    (isRefused ? refused : accepted).add(name);
  }
  const present = compressions.filter((name) => !forms || name in forms);
  return present.find((name) => accepted.has(name) || (accepted.has('*') && !refused.has(name))) ??
    'identity';
}

export function acceptsGzip(acceptEncoding: string | undefined): boolean {
  return bestEncoding(acceptEncoding?.replace(/\bbr\b/gi, '')) === 'gzip';
}

function matchesDigest(ifNoneMatch: string | undefined, digest: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '').startsWith(`"${digest}-`));
}
