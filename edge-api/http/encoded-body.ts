import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Context } from 'hono';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The forms in which a body can travel, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** A body that is made once and sent many times: its bytes in each encoding, and a name for its content. */
export interface EncodedBody {
  /** A digest of the content; each encoding's `ETag` is made from it. */
  readonly digest: string;
  readonly bytes: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/**
 * Compresses a body in every form it can travel in.
 *
 * @param quality of Brotli, 0 to 11: 11 for what stays, less for what is made on demand
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
    gzip(identity, { level: 9 }),
  ]);
  return {
    digest: new Uint8Array(digest).toBase64({ alphabet: 'base64url', omitPadding: true })
      .slice(0, 22),
    bytes: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) },
  };
}

/** How many bytes a body holds in memory, all forms together. */
export function encodedSize({ bytes }: EncodedBody): number {
  return bytes.identity.length + bytes.br.length + bytes.gzip.length;
}

/**
 * Answers with a body in the form that the client likes best, or with 304 when it has it already.
 *
 * @param headers of the reply, such as `Content-Type` and `Cache-Control`
 */
export function replyEncoded(
  c: Context,
  body: EncodedBody,
  headers: Readonly<Record<string, string>>,
  status: 200 | 404 = 200,
): Response {
  const encoding = bestEncoding(c.req.header('Accept-Encoding'));
  const common = {
    ...headers,
    ETag: `"${body.digest}-${encoding}"`,
    Vary: 'Accept-Encoding',
  };
  if (status === 200 && hasAlready(c.req.header('If-None-Match'), body.digest)) {
    return c.body(null, 304, common);
  }
  return c.body(
    body.bytes[encoding],
    status,
    encoding === 'identity' ? common : { ...common, 'Content-Encoding': encoding },
  );
}

/** The smallest encoding that an `Accept-Encoding` header allows (RFC 9110, section 12.5.3). */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const refused = new Set<string>();
  const liked = new Set<string>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const none = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
    (none ? refused : liked).add(name);
  }
  return encodings.find((name) => liked.has(name) || (liked.has('*') && !refused.has(name))) ??
    'identity';
}

function hasAlready(ifNoneMatch: string | undefined, digest: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '').startsWith(`"${digest}-`));
}
