import type { ExtractSchema, RouterRoute } from 'hono/types';
import { findTargetHandler } from 'hono/utils/handler';
import type { z } from 'zod';
import type { ErrorCode } from '../error-codes.ts';

/** Groups of operations, as shown in the documentation. */
export const tags = {
  Catalogue: 'Products, search and pictures.',
  Shop: 'Name, contact details and texts of the shop.',
  Account: 'Accounts, sessions and links in mails.',
  Profile: 'The account of the session: its data, addresses and sessions.',
  Cart: 'The stored cart of the session.',
  Orders: 'Checkout, orders and payments.',
  Reviews: 'Reviews by customers who received a product.',
  Staff: 'Accounts of staff and their sessions, for the back office alone.',
  Addresses: 'Provinces, districts, wards and communes, as in the public provinces API (v1, v2).',
  'Tử Vi': 'The analysis of a birth.',
  Server: 'State and description of the server.',
} as const;

/** Requirements of a middleware, which hold for every route with it. */
export interface Requirements {
  /**
   * `required` if the header `token` must have a session, `staff` if the cookie must have one of
   * staff. @default 'none'
   */
  session?: 'required' | 'optional' | 'staff';
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Errors besides those of every route. */
  errors?: readonly ErrorCode[];
}

/** Description of a route. What its middleware requires is added to it. */
export interface Description extends Requirements {
  /** Unique name, from which generators of clients make a function. */
  id: string;
  summary: string;
  description?: string;
  /** Parameters of the path. @default texts */
  params?: z.ZodObject;
  headers?: z.ZodObject;
  /** JSON of the reply with status 200, or the media type of another reply. */
  reply: z.ZodType | string;
  /** Errors with these statuses have a shape of their own. */
  errorReply?: { name: string; schema: z.ZodType; statuses: readonly number[] };
  /** Valid request. */
  example?: Partial<Record<'params' | 'query' | 'headers', Record<string, string>>> & {
    body?: unknown;
  };
}

export interface Operation extends Description {
  tag: keyof typeof tags;
  method: string;
  /** Path with parameters in braces. */
  path: string;
  errors: readonly ErrorCode[];
}

/** Parts of operations by the middleware or the handler that they belong to. */
const parts = new WeakMap<object, () => Partial<Operation> | undefined>();

/** Declares what a middleware requires, for the description of the routes with it. */
export function withRequirements<T extends object>(middleware: T, requirements: Requirements): T {
  parts.set(middleware, () => requirements);
  return middleware;
}

/** Hook of the tests, which compare replies with the descriptions of an application. */
export const hooks: { onDescribe?: <App>(app: App) => App } = {};

type RouteOf<S> = {
  [Path in keyof S & string]: {
    [Method in keyof S[Path]]: Method extends `$${infer Name}` ? `${Uppercase<Name>} ${Path}`
      : never;
  }[keyof S[Path]];
}[keyof S & string];

/**
 * Describes all routes of an application. Requests do not run through any of this: the descriptions
 * are made when the document is requested for the first time.
 *
 * @param describeRoutes returns the descriptions by method and path, such as `POST /add`
 */
export function describe<App extends { routes: RouterRoute[] }>(
  tag: keyof typeof tags,
  app: App,
  describeRoutes: () => Record<RouteOf<ExtractSchema<App>>, Description>,
): App {
  let descriptions: Partial<Record<string, Description>> | undefined;
  // The last handler of a route belongs to it alone, those before it may be shared.
  const handlers = new Map(app.routes.map((one) => [`${one.method} ${one.path}`, one.handler]));
  for (const [route, handler] of handlers) {
    parts.set(handler, () => {
      const description = (descriptions ??= describeRoutes())[route];
      return description && { tag, ...description };
    });
  }
  return hooks.onDescribe?.(app) ?? app;
}

export function operationsOf(routes: readonly RouterRoute[]): Operation[] {
  const byRoute = Map.groupBy(routes, ({ method, path }) => `${method} ${path}`);
  return [...byRoute.values()].flatMap((handlers) => findOperation(handlers) ?? []);
}

/** Returns the operation of the first described route among those that match a request. */
export function findOperation(routes: readonly RouterRoute[]): Operation | undefined {
  const partOf = ({ handler }: RouterRoute) => parts.get(findTargetHandler(handler))?.();
  const described = routes.find((route) => partOf(route)?.id !== undefined);
  if (!described) return undefined;
  const { method, path } = described;
  const found = routes.filter((route) => route.method === method && route.path === path)
    .flatMap((route) => partOf(route) ?? []);
  return Object.assign({}, ...found, {
    method,
    path: path.replaceAll(/:(\w+)/g, '{$1}'),
    errors: found.flatMap(({ errors = [] }) => errors),
  });
}
