import { type Context, Hono } from 'hono';
import { NotFoundError } from '../../errors.ts';
import { svgHeaders } from '../../http/svg-headers.ts';
import { describe } from '../../openapi/describe.ts';
import { pictureTypeOf } from './picture-name.ts';
import type { FindPicture, Picture } from './picture-source.ts';

/**
 * Returns the name of the form that is sent in place of a missing one: the next of the form to
 * enlarge, or of the small one of a category, for which an owner may choose a product's picture.
 */
const substituteOf = (name: string) =>
  name.replace(/-1600(?=\.avif$)/, '-800').replace(/-200(?=\.(?:avif|webp)$)/, '-400');

/**
 * `GET /{image}`: a picture, or the range of its bytes that the client requests. Names contain a
 * digest of the content, so browsers and content delivery networks cache pictures permanently.
 */
export function imageRoutes(findPicture: FindPicture) {
  const routes = new Hono().get('/:image', async (c) => {
    const name = c.req.param('image');
    const type = pictureTypeOf(name);
    const own = type && await findPicture(name);
    const substitute = substituteOf(name);
    const picture = own ?? (substitute === name ? undefined : await findPicture(substitute));
    if (!type || !picture) throw new NotFoundError();
    return send(c, picture, {
      'Content-Type': type,
      'Cache-Control': own ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      'Accept-Ranges': 'bytes',
      ETag: `"${picture.tag}"`,
      ...(type === 'image/svg+xml' ? svgHeaders : {}),
    });
  });
  return describe('Catalogue', routes, () => ({
    'GET /:image': {
      id: 'getImage',
      summary: 'Returns a picture',
      description: 'The name contains a digest of the content, so the picture never changes.',
      reply: 'image/*',
      errors: ['NOT_FOUND'],
      example: { params: { image: 'hu-da-thach-anh-tim.24976cd6.webp' } },
    },
  }));
}

function send(c: Context, { bytes, tag }: Picture, headers: Record<string, string>): Response {
  if (matches(c.req.header('If-None-Match'), tag)) return c.body(null, 304, headers);
  const ifRange = c.req.header('If-Range');
  const range = ifRange === undefined || ifRange === `"${tag}"`
    ? readByteRange(c.req.header('Range'), bytes.length)
    : undefined;
  if (range === undefined) return c.body(bytes, 200, headers);
  if (range === null) {
    return c.body(null, 416, {
      'Content-Range': `bytes */${bytes.length}`,
      'Cache-Control': 'no-store',
    });
  }
  const { first, last } = range;
  return c.body(bytes.subarray(first, last + 1), 206, {
    ...headers,
    'Content-Range': `bytes ${first}-${last}/${bytes.length}`,
  });
}

function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch?.split(',').some((each) => {
    const text = each.trim();
    return text === '*' || text.replace(/^W\//, '') === `"${tag}"`;
  }) ?? false;
}

interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads the header `Range` (RFC 9110, section 14.2). Several ranges, other units and malformed
 * ranges are ignored, as the specification permits.
 *
 * @param length of the whole body, in bytes
 * @returns the range; `undefined` for the whole body; `null` if no byte of the body is in the range
 */
export function readByteRange(
  header: string | undefined,
  length: number,
): ByteRange | undefined | null {
  const [match, start = '', end = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header ?? '') ?? [];
  if (match === undefined || start + end === '') return undefined;
  if (start === '') {
    const count = Math.min(Number(end), length);
    return count === 0 ? null : { first: length - count, last: length - 1 };
  }
  const first = Number(start);
  const last = end === '' ? Infinity : Number(end);
  if (last < first) return undefined;
  return first >= length ? null : { first, last: Math.min(last, length - 1) };
}
