import fc from 'fast-check';
import { hugeText } from './bad-values.ts';
import type { Endpoint } from './endpoint.ts';
import { oddHeaders } from './endpoints.ts';

/** A request that the API must refuse. */
export interface MalformedRequest {
  /** Path of the endpoint that it was made from. */
  endpoint: string;
  /** Whether that reads no body, so that a wrong one does no harm. */
  anyBody: boolean;
  /** What is wrong with it. */
  wrong: string;
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** Whether the token of a real session is sent with it. */
  signedIn: boolean;
}

type Part = Partial<Pick<MalformedRequest, 'method' | 'path' | 'headers' | 'body' | 'signedIn'>>;

const json = { 'Content-Type': 'application/json' };

/** Requests to some endpoints, each wrong in one way at least. */
export function malformedRequest(endpoints: readonly Endpoint[]): fc.Arbitrary<MalformedRequest> {
  return fc.constantFrom(...endpoints).chain((endpoint) => {
    const { method, path, fields, session } = endpoint;
    const good = Object.fromEntries(Object.entries(fields).map(([key, { good }]) => [key, good]));
    const ways = [wrongMethods(endpoint, good)];
    if (Object.keys(fields).length > 0) ways.push(wrongFields(endpoint, good));
    if (method === 'POST') ways.push(wrongBodies(good), wrongTypes(good));
    if (session) ways.push(noSession(good));
    return fc.tuple(fc.oneof(...ways), oddHeaders).map(([[wrong, part], odd]) => ({
      endpoint: path,
      anyBody: endpoint.anyBody ?? false,
      wrong,
      method,
      path,
      signedIn: session,
      ...part,
      headers: { ...odd, ...(method === 'POST' ? json : {}), ...part.headers },
    }));
  });
}

type Way = fc.Arbitrary<[wrong: string, part: Part]>;

function wrongFields({ method, path, fields }: Endpoint, good: Record<string, unknown>): Way {
  return fc.constantFrom(...Object.entries(fields)).chain(([key, { bad }]) =>
    bad.map((value) => {
      const changed = { ...good, [key]: value };
      if (method === 'POST') return [`${key}`, { body: JSON.stringify(changed) }];
      const query = Object.entries(changed).filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${key}=${encodeURIComponent(wellFormed(value).slice(0, 9_000))}`);
      return [`${key}`, { path: `${path}?${query.join('&')}` }];
    })
  );
}

/** A lone surrogate cannot stand in an address. */
const wellFormed = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

function wrongBodies(good: Record<string, unknown>): Way {
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

function wrongTypes(good: Record<string, unknown>): Way {
  const types = ['', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  types.push('application/jsonp', 'text/json', 'application/json-', 'json', 'application//json');
  return fc.constantFrom(...types).map((type) => [
    'the type',
    { headers: { 'Content-Type': type }, body: JSON.stringify(good) },
  ]);
}

function wrongMethods({ method, path }: Endpoint, good: Record<string, unknown>): Way {
  const others = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY', 'x'];
  if (method === 'POST') others.push('GET', 'HEAD');
  else others.push('POST');
  const places = [`${path}/`, `${path}/x`, `${path}%00`, `${path}/../..`];
  return fc.oneof(
    fc.constantFrom(...others).map((method) => ({ method })),
    fc.constantFrom(...places).map((path) => ({ path })),
  ).map((part) => {
    const bodiless = 'method' in part && ['GET', 'HEAD'].includes(part.method);
    const body = bodiless || method === 'GET' ? undefined : JSON.stringify(good);
    return ['the method or the path', { ...part, body }];
  });
}

function noSession(good: Record<string, unknown>): Way {
  return fc.constant(['the session', { signedIn: false, body: JSON.stringify(good) }]);
}
