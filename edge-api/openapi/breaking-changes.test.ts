import assert from 'node:assert/strict';
import { findBreakingChanges } from './breaking-changes.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import type { JsonSchema } from './schemas/component-schemas.ts';

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** Creates a description of one operation. */
function describe(
  { request, reply, parameters = [], path = '/api/orders' }: {
    request?: JsonSchema;
    reply?: JsonSchema;
    parameters?: { name: string; required: boolean; schema: JsonSchema }[];
    path?: string;
  },
): OpenApiDocument {
  return {
    openapi: '3.1.1',
    paths: {
      [path]: {
        post: {
          operationId: 'order',
          parameters: parameters.map((parameter) => ({ ...parameter, in: 'query' as const })),
          ...(request ? { requestBody: { required: true, content: json(request) } } : {}),
          responses: { 200: { description: 'Success', content: json(reply ?? {}) } },
        },
      },
    },
    components: {
      schemas: {
        Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } },
      },
    },
  };
}

const object = (properties: Record<string, JsonSchema>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});

const text = { type: 'string' };
const number = { type: 'integer' };
const choice = (...values: string[]) => ({ type: 'string', enum: values });

type Sides = Parameters<typeof describe>[0];

const breaking: [name: string, before: Sides, after: Sides, message: string][] = [
  ['a removed path', {}, { path: '/api/other' }, 'POST /api/orders was removed'],
  [
    'a removed field of a reply',
    { reply: object({ id: text }) },
    { reply: object({}) },
    "POST /api/orders: the field 'id' of the reply was removed",
  ],
  [
    'a removed field inside a list of a reply',
    { reply: object({ data: { type: 'array', items: object({ id: text }) } }) },
    { reply: object({ data: { type: 'array', items: object({}) } }) },
    "POST /api/orders: the field 'id' of the elements of the field 'data' of the reply was removed",
  ],
  [
    'a field of a reply that may be absent',
    { reply: object({ id: text }, ['id']) },
    { reply: object({ id: text }) },
    "POST /api/orders: the field 'id' of the reply may now be absent",
  ],
  [
    'a new required field of a request',
    { request: object({ id: text }) },
    { request: object({ id: text, name: text }, ['name']) },
    "POST /api/orders: the field 'name' of the request is now required",
  ],
  [
    'a field of a request that becomes required',
    { request: object({ id: text }) },
    { request: object({ id: text }, ['id']) },
    "POST /api/orders: the field 'id' of the request is now required",
  ],
  [
    'a narrower list of values',
    { request: object({ kind: choice('a', 'b') }) },
    { request: object({ kind: choice('a') }) },
    "POST /api/orders: the field 'kind' of the request no longer has the values b",
  ],
  [
    'another type',
    { reply: object({ id: text }) },
    { reply: object({ id: number }) },
    "POST /api/orders: the field 'id' of the reply was string and is now integer",
  ],
  [
    'a narrower limit of a request',
    { request: object({ name: { ...text, maxLength: 100 } }) },
    { request: object({ name: { ...text, maxLength: 50 } }) },
    "POST /api/orders: the field 'name' of the request has a narrower maxLength: 50",
  ],
  [
    'a new required parameter',
    {},
    { parameters: [{ name: 'since', required: true, schema: text }] },
    "POST /api/orders: the query parameter 'since' is now required",
  ],
  [
    'a body that becomes required',
    {},
    { request: object({}) },
    'POST /api/orders: a request body is now required',
  ],
];

for (const [name, before, after, message] of breaking) {
  Deno.test(`findBreakingChanges() names ${name}`, () => {
    assert.deepEqual(findBreakingChanges(describe(before), describe(after)), [message]);
  });
}

Deno.test('findBreakingChanges() names each field with the same change', () => {
  const before = describe({ reply: object({ id: text, name: text }) });
  const after = describe({ reply: object({ id: number, name: number }) });
  assert.equal(findBreakingChanges(before, after).length, 2);
});

const compatible: [name: string, before: Sides, after: Sides][] = [
  ['a new field of a reply', { reply: object({}) }, { reply: object({ id: text }, ['id']) }],
  ['a new optional field of a request', { request: object({}) }, { request: object({ id: text }) }],
  [
    'a wider limit of a request',
    { request: object({ name: { ...text, maxLength: 50 } }) },
    { request: object({ name: { ...text, maxLength: 100 } }) },
  ],
  [
    'further values',
    { request: object({ kind: choice('a') }) },
    { request: object({ kind: choice('a', 'b') }) },
  ],
  [
    'a recursive schema',
    { reply: { $ref: '#/components/schemas/Node' } },
    { reply: { $ref: '#/components/schemas/Node' } },
  ],
];

for (const [name, before, after] of compatible) {
  Deno.test(`findBreakingChanges() accepts ${name}`, () => {
    assert.deepEqual(findBreakingChanges(describe(before), describe(after)), []);
  });
}
