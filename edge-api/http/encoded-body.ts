import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Context } from 'hono';
import { markReusable } from './reply-memo.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Content encodings, in the order of the resulting size. */
const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** Level of gzip. A higher one takes twice the time for 2 % fewer bytes. */
const gzipLevel = 5;

/** A response body that is compressed once and sent many times. */
export interface EncodedBody {
  /** Digest of the content, from which the `ETag` of each encoding is derived. */
  readonly digest: string;
  readonly bytes: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/**
 * Compresses a body with every supported encoding.
 *
 * @param quality Brotli quality, 0 to 11: 11 for static content, less for content made on demand
 */
export async function encodeBody(
  content: string | Uint8Array<ArrayBuffer>,
  quality: number,
): Promise<EncodedBody> {
  const identity = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const [digest, br, gz] = await Promise.all([
    crypto.subtle.digest('SHA-256', identity),
    brotli(identity, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzip(identity, { level: gzipLevel }),
  ]);
  return {
    digest: new Uint8Array(digest).toBase64({ alphabet: 'base64url', omitPadding: true })
      .slice(0, 22),
    bytes: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) },
  };
}

/** Returns the total size of all encodings, in bytes. */
export function encodedSize({ bytes }: EncodedBody): number {
  return bytes.identity.length + bytes.br.length + bytes.gzip.length;
}

/** Options of {@linkcode replyEncoded}. */
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
  const encoding = bestEncoding(c.req.header('Accept-Encoding'));
  const common = {
    ...headers,
    ETag: `"${body.digest}-${encoding}"`,
    Vary: 'Accept-Encoding',
  };
  const isKnown = status === 200 && matchesDigest(c.req.header('If-None-Match'), body.digest);
  const bytes = isKnown ? null : body.bytes[encoding];
  if (isCurrent) markReusable(c, { body: bytes, source: body, size: encodedSize(body), isCurrent });
  if (bytes === null) return c.body(null, 304, common);
  return c.body(
    bytes,
    status,
    encoding === 'identity' ? common : { ...common, 'Content-Encoding': encoding },
  );
}

/** Returns the smallest encoding that `Accept-Encoding` allows (RFC 9110, section 12.5.3). */
export function bestEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
    (isRefused ? refused : accepted).add(name);
  }
  return encodings.find((name) =>
    accepted.has(name) || (accepted.has('*') && !refused.has(name))
  ) ??
    'identity';
}

/** Returns `true` if `Accept-Encoding` allows gzip. */
export function acceptsGzip(acceptEncoding: string | undefined): boolean {
  return bestEncoding(acceptEncoding?.replace(/\bbr\b/gi, '')) === 'gzip';
}

function matchesDigest(ifNoneMatch: string | undefined, digest: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '').startsWith(`"${digest}-`));
}
