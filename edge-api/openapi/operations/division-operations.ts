import { z } from 'zod';
import type { Operation } from '../operation.ts';
import {
  districtSchema,
  divisionErrorSchema,
  provinceSchema,
  wardSchema,
} from '../schemas/division-schemas.ts';

const code = z.object({ code: z.string().regex(/^\d{1,6}$/) });
const depth = (max: number) =>
  z.object({ depth: z.string().regex(new RegExp(`^[1-${max}]$`)).optional() });
const errorReply = { schema: divisionErrorSchema, statuses: [404, 422] };

/** Operations on provinces, districts and wards. */
export const divisionOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/provinces/p',
    id: 'listProvinces',
    tag: 'Addresses',
    summary: 'Lists the provinces',
    description: 'Also available as `/api/provinces/p/`.',
    reply: z.array(provinceSchema),
    examples: [{ summary: 'All provinces' }],
  },
  {
    method: 'get',
    path: '/api/provinces/p/{code}',
    id: 'getProvince',
    tag: 'Addresses',
    summary: 'Returns a province',
    params: code,
    query: depth(3),
    reply: provinceSchema,
    errorReply,
    examples: [
      {
        summary: 'A province with its districts',
        request: { params: { code: '1' }, query: { depth: '2' } },
      },
      { summary: 'Unknown code', request: { params: { code: '99' } }, status: 404 },
      {
        summary: 'Invalid depth',
        request: { params: { code: '1' }, query: { depth: '9' } },
        status: 422,
      },
    ],
  },
  {
    method: 'get',
    path: '/api/provinces/d/{code}',
    id: 'getDistrict',
    tag: 'Addresses',
    summary: 'Returns a district',
    params: code,
    query: depth(2),
    reply: districtSchema,
    errorReply,
    examples: [{
      summary: 'A district with its wards',
      request: { params: { code: '2' }, query: { depth: '2' } },
    }],
  },
  {
    method: 'get',
    path: '/api/provinces/w/{code}',
    id: 'getWard',
    tag: 'Addresses',
    summary: 'Returns a ward',
    params: code,
    reply: wardSchema,
    errorReply,
    examples: [{ summary: 'A ward', request: { params: { code: '37' } } }],
  },
];
