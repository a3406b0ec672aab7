import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** Groups of operations, as shown in the documentation. */
export const tags = {
  Catalogue: 'Products, search and pictures.',
  Shop: 'Name, contact details and texts of the shop.',
  Account: 'Accounts, sessions and links in mails.',
  Profile: 'The account of the session: its data, addresses and sessions.',
  Cart: 'The stored cart of the session.',
  Orders: 'Checkout, orders and payments.',
  Reviews: 'Reviews by customers who received a product.',
  Addresses: 'Provinces, districts and wards, as in the public provinces API (v1).',
  'Tử Vi': 'The analysis of a birth.',
  Server: 'State and description of the server.',
} as const;

/** Request of an example, without the session. */
export interface ExampleRequest {
  /** Parameters of the path. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** Example of a request. A test sends it, and compares the reply with the documented one. */
export interface Example {
  /** Text in the documentation, such as 'Too little in stock'. Unique within the operation. */
  summary: string;
  request?: ExampleRequest;
  /** Status of the reply. @default 200 */
  status?: number;
  /** `true` to send the request without a session to an operation that requires one. */
  asVisitor?: boolean;
}

/** Endpoint of the API. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Path with parameters in braces. */
  path: string;
  /** Unique name, from which generators of clients make a function. */
  id: string;
  tag: keyof typeof tags;
  summary: string;
  description?: string;
  /** `required` if the header `token` must have a session. @default 'none' */
  session?: 'required' | 'optional' | 'none';
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** JSON of the reply with status 200, or the media type of another reply. */
  reply: z.ZodType | string;
  /** Codes of errors in addition to those that follow from `body` and `session`. */
  errors?: readonly ErrorCode[];
  /** Shape of errors, if it is not that of the API. */
  errorReply?: { schema: z.ZodType; statuses: readonly number[] };
  examples: readonly Example[];
}
