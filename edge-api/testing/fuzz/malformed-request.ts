import fc from 'fast-check';
import { hugeText } from './bad-values.ts';
import type { Endpoint } from './endpoint.ts';
import { oddHeaders } from './odd-headers.ts';

/** A request that the API must reject. */
export interface MalformedRequest {
  /** Path of the endpoint from which it was derived. */
  endpoint: string;
  /** `true` if the endpoint ignores the body, so that an invalid one is accepted. */
  anyBody: boolean;
  /** Invalid part of the request. */
  defect: string;
  method: string;
  /** Path with the query. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** `true` to send the token of a valid session. */
  signedIn: boolean;
}

type Overrides = Partial<
  Pick<MalformedRequest, 'method' | 'path' | 'headers' | 'body' | 'signedIn'>
>;

const json = { 'Content-Type': 'application/json' };

/** Generates requests to the endpoints with at least one defect each. */
export function malformedRequest(endpoints: readonly Endpoint[]): fc.Arbitrary<MalformedRequest> {
  return fc.constantFrom(...endpoints).chain((endpoint) => {
    const { method, path, fields, session } = endpoint;
    const hasBody = (method === 'POST' || method === 'PUT') && !endpoint.noBody;
    const good = Object.fromEntries(Object.entries(fields).map(([key, { good }]) => [key, good]));
    const mutations = [wrongMethods(endpoint, good)];
    if (Object.keys(fields).length > 0) mutations.push(wrongFields(endpoint, good));
    if (hasBody) mutations.push(wrongBodies(good), wrongTypes(good));
    if (session) mutations.push(noSession(hasBody ? good : undefined));
    return fc.tuple(fc.oneof(...mutations), oddHeaders).map(([[defect, overrides], odd]) => ({
      endpoint: path,
      anyBody: endpoint.anyBody ?? false,
      defect,
      method,
      path,
      signedIn: session,
      ...overrides,
      headers: { ...odd, ...(hasBody ? json : {}), ...overrides.headers },
    }));
  });
}

type Mutation = fc.Arbitrary<[defect: string, overrides: Overrides]>;

function wrongFields({ method, path, fields }: Endpoint, good: Record<string, unknown>): Mutation {
  return fc.constantFrom(...Object.entries(fields)).chain(([key, { bad }]) =>
    bad.map((value) => {
      const changed = { ...good, [key]: value };
      if (method !== 'GET') return [`${key}`, { body: JSON.stringify(changed) }];
      const query = Object.entries(changed).filter(([, value]) => value !== undefined)
        .map(([key, value]) =>
          `${key}=${encodeURIComponent(toWellFormedText(value).slice(0, 9_000))}`
        );
      return [`${key}`, { path: `${path}?${query.join('&')}` }];
    })
  );
}

/** Converts a value to text without lone surrogates, which a URL cannot contain. */
const toWellFormedText = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

function wrongBodies(good: Record<string, unknown>): Mutation {
  const text = JSON.stringify(good);
  const deep = fc.integer({ min: 1_000, max: 10_000 });
  const bodies: fc.Arbitrary<string | Uint8Array<ArrayBuffer> | undefined> = fc.oneof(
    fc.constantFrom(undefined, '', ' ', 'null', 'true', '0', '"x"', '[]', '[{}]', 'NaN', '{}}'),
    fc.integer({ min: 0, max: text.length - 1 }).map((length) => text.slice(0, length)),
    fc.string({ maxLength: 100 }).map((junk) => `${junk}{`),
    deep.map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    deep.map((depth) => '{"a":'.repeat(depth)),
    fc.constantFrom(
      `{"__proto__":${text}}`,
      `{"constructor":{"prototype":${text}}}`,
      `[${text}]`,
      `{"data":${text}}`,
    ),
    hugeText.map((huge) => `{"x":"${huge.repeat(10)}`),
    fc.uint8Array({ minLength: 1, maxLength: 60 }).map((bytes) =>
      Uint8Array.of(0xff, ...bytes, 0xc3)
    ),
    fc.constant(new TextEncoder().encode(`\ufeff\ufeff${text}`)),
  );
  return bodies.map((body) => ['the body', { body }]);
}

function wrongTypes(good: Record<string, unknown>): Mutation {
  const types = ['', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  types.push('application/jsonp', 'text/json', 'application/json-', 'json', 'application//json');
  return fc.constantFrom(...types).map((type) => [
    'the type',
    { headers: { 'Content-Type': type }, body: JSON.stringify(good) },
  ]);
}

function wrongMethods(
  { method, path, otherMethods = [] }: Endpoint,
  good: Record<string, unknown>,
): Mutation {
  const supported = [method, ...(method === 'GET' ? ['HEAD'] : []), ...otherMethods];
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY'];
  const others = [...methods, 'x'].filter((name) => !supported.includes(name));
  const places = [`${path}/`, `${path}/x`, `${path}%00`, `${path}/../..`];
  return fc.oneof(
    fc.constantFrom(...others).map((method) => ({ method })),
    fc.constantFrom(...places).map((path) => ({ path })),
  ).map((overrides) => {
    const used = 'method' in overrides ? overrides.method : method;
    const hasNoBody = ['GET', 'HEAD'].includes(used) || method === 'GET' || method === 'DELETE';
    const body = hasNoBody ? undefined : JSON.stringify(good);
    return ['the method or the path', { ...overrides, body }];
  });
}

function noSession(good: Record<string, unknown> | undefined): Mutation {
  return fc.constant(['the session', { signedIn: false, body: good && JSON.stringify(good) }]);
}
