import type fc from 'fast-check';

/** A field of a body or a query: something that would do, and what never does. */
export interface Field {
  good: unknown;
  /** Anything generated here must be refused; `undefined` leaves the field out. */
  bad: fc.Arbitrary<unknown>;
}

/** What somebody can ask of the API. */
export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  /** What its body holds; for GET its query. */
  fields: Record<string, Field>;
  /** Whether it wants the token of a session. */
  session: boolean;
  /** Whether it reads no body, so that none can be wrong. */
  anyBody?: boolean;
}
