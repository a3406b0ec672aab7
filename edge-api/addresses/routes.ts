import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { describe } from '../openapi/describe.ts';
import { districtSchema, provinceSchema, wardSchema } from './division-schemas.ts';
import type { Divisions } from './divisions.ts';
import {
  codePattern,
  createDivisionSender,
  sendDivisionError,
  wholeNumber,
} from './send-divisions.ts';

interface Level {
  key: string;
  maxDepth: number;
  notFound: string;
  find(divisions: Divisions, code: number, depth: number): object | undefined;
}

const levels = {
  province: {
    key: 'p',
    maxDepth: 3,
    notFound: 'invalid-province-code',
    find: (divisions, code, depth) => divisions.province(code, depth),
  },
  district: {
    key: 'd',
    maxDepth: 2,
    notFound: 'invalid-district-code',
    find: (divisions, code, depth) => divisions.district(code, depth),
  },
  ward: {
    key: 'w',
    maxDepth: 1,
    notFound: 'invalid-ward-code',
    find: (divisions, code) => divisions.ward(code),
  },
} satisfies Record<string, Level>;

/**
 * The three levels of administrative divisions, compatible with the public provinces API (v1):
 * `GET /p/`, `GET /p/{code}?depth=1|2|3`, `GET /d/{code}?depth=1|2` and `GET /w/{code}`. Errors
 * have the same shape too, `{ detail }`, so a client can use any service with that shape.
 *
 * @param divisions loads the divisions; called at the first request
 */
export function addressRoutes(divisions: () => Promise<Divisions>) {
  const send = createDivisionSender();

  async function sendProvinces(c: Context) {
    return send(c, 'p', (await divisions()).provinces());
  }

  function sendDivision(level: Level) {
    return async (c: Context) => {
      const code = wholeNumber(c.req.param('code') ?? '');
      const depth = wholeNumber(c.req.query('depth') ?? '1');
      if (code === undefined) return sendDivisionError(c, 422, 'code must be a whole number');
      if (depth === undefined || depth < 1 || depth > level.maxDepth) {
        return sendDivisionError(
          c,
          422,
          `depth must be a whole number from 1 to ${level.maxDepth}`,
        );
      }
      const found = level.find(await divisions(), code, depth);
      return found
        ? send(c, `${level.key}/${code}/${depth}`, found)
        : sendDivisionError(c, 404, level.notFound);
    };
  }

  const routes = new Hono()
    .get('/p', sendProvinces)
    .get('/p/:code', sendDivision(levels.province))
    .get('/d/:code', sendDivision(levels.district))
    .get('/w/:code', sendDivision(levels.ward));
  return describe('Addresses', routes, () => {
    const params = z.object({ code: z.string().regex(codePattern) });
    const depth = ({ maxDepth }: Level) =>
      z.object({ depth: z.string().regex(new RegExp(`^[1-${maxDepth}]$`)).optional() });
    const detail = z.object({ detail: z.string() });
    const errorReply = { name: 'DivisionError', schema: detail, statuses: [404, 422] };
    return {
      'GET /p': {
        id: 'listProvinces',
        summary: 'Lists the provinces',
        description: 'Also available as `/api/provinces/p/`.',
        reply: z.array(provinceSchema),
      },
      'GET /p/:code': {
        id: 'getProvince',
        summary: 'Returns a province',
        params,
        query: depth(levels.province),
        reply: provinceSchema,
        errorReply,
        example: { params: { code: '1' }, query: { depth: '2' } },
      },
      'GET /d/:code': {
        id: 'getDistrict',
        summary: 'Returns a district',
        params,
        query: depth(levels.district),
        reply: districtSchema,
        errorReply,
        example: { params: { code: '2' }, query: { depth: '2' } },
      },
      'GET /w/:code': {
        id: 'getWard',
        summary: 'Returns a ward',
        params,
        reply: wardSchema,
        errorReply,
        example: { params: { code: '37' } },
      },
    };
  })
    .get('/p/', (c) => sendProvinces(c));
}
