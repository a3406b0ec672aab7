import type fc from 'fast-check';

/** A field of a body or a query, with a valid value and invalid ones. */
export interface Field {
  good: unknown;
  /** Invalid values; `undefined` omits the field. */
  bad: fc.Arbitrary<unknown>;
}

/** An endpoint of the API. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Fields of the body, or of the query for GET. */
  fields: Record<string, Field>;
  /** `true` if the endpoint requires a session. */
  session: boolean;
  /** `true` if the endpoint ignores the body, so that any body is valid. */
  anyBody?: boolean;
  /** `true` if the endpoint ignores the body and has an effect, so that no body is sent. */
  noBody?: boolean;
  /** Other methods that the path supports. */
  otherMethods?: readonly string[];
}
