import assert from 'node:assert/strict';
import { pageSlugs } from '../../edge-api/contract/settings/page-slugs.ts';
import type { FixtureFacts } from './fixture/fixture.ts';
import { type ReleaseOptions, runCommand } from './release-process.ts';
import { call } from './send-request.ts';

/** Data that customers read with their sessions. */
const ownPaths = [
  '/api/user/account',
  '/api/user/account/export',
  '/api/user/account/charts',
  '/api/user/account/charts/greeting',
  '/api/user/reviews',
  'POST /api/order/userorders',
  'POST /api/cart/get',
];

/** Pages that the baseline does not have. */
const newPages = ['size-guide', 'faq'];

/** Data that visitors read. */
const publicPaths = [
  '/api/food/list',
  '/api/catalogue/products',
  '/api/catalogue/products?q=mat%20ho&sort=price-asc',
  '/api/catalogue/products/hu-da-thach-anh-tim/page',
  '/api/catalogue/products/hu-da-thach-anh-tim/reviews',
  '/api/catalogue/products/vong-tay-mat-ho/reviews',
  '/api/catalogue/synonyms',
  '/api/shop',
  ...pageSlugs.filter((slug) => !newPages.includes(slug)).map((slug) => `/api/shop/pages/${slug}`),
];

/** Data that the owner reads. */
const commands = [
  'orders --limit 100',
  'reviews --status waiting',
  'reviews --status rejected',
  'settings',
  'pages history about',
];

/** Values that differ between two calls of one version. */
const volatile = new Set(['exportedAt', 'version']);

/** Everything that people read in a shop, by the path or the command. */
export type ShopContent = Record<string, unknown>;

/** Reads what visitors and customers see. */
export async function readAsCustomers(
  origin: string,
  { customers }: FixtureFacts,
): Promise<ShopContent> {
  const content: ShopContent = {};
  const read = async (name: string, path: string, token?: string) => {
    const [method, used] = path.startsWith('POST ') ? ['POST', path.slice(5)] : ['GET', path];
    content[name] = withoutVolatile(await call(origin, { method, path: used!, token }));
  };
  for (const path of publicPaths) await read(path, path);
  for (const [customer, { token }] of Object.entries(customers)) {
    if (token === undefined) continue;
    for (const path of ownPaths) await read(`${path} as ${customer}`, path, token);
  }
  return content;
}

/** Reads what the owner sees. */
export async function readAsOwner(release: ReleaseOptions): Promise<ShopContent> {
  const read = async (command: string) =>
    [command, await runCommand(release, ...command.split(' '))] as const;
  return Object.fromEntries(await Promise.all(commands.map(read)));
}

/**
 * Checks that everything that was read before is read again. A later version may add fields.
 *
 * @throws {AssertionError} with the place of the first difference
 */
export function assertKept(after: unknown, before: unknown, place = ''): void {
  if (Array.isArray(before)) {
    assert.ok(Array.isArray(after), place);
    assert.equal(after.length, before.length, `${place}: number of entries`);
    before.forEach((entry, index) => assertKept(after[index], entry, `${place}[${index}]`));
  } else if (typeof before === 'object' && before !== null) {
    assert.ok(typeof after === 'object' && after !== null, place);
    for (const [key, value] of Object.entries(before)) {
      assertKept((after as Record<string, unknown>)[key], value, `${place} ${key}`);
    }
  } else assert.deepEqual(after, before, place);
}

/** Version of a default text: its date. A later version of the shop may have another text. */
const isDefaultText = (version: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(version));

function withoutVolatile(body: Fields): Fields {
  const { data, ...others } = body;
  return Object.fromEntries(
    Object.entries({ ...others, data: withoutDefaultTexts(data) }).filter(([key]) =>
      !volatile.has(key)
    ),
  );
}

function withoutDefaultTexts(data: unknown): unknown {
  const { slug, version, versions } = Object(data);
  if (isDefaultText(version)) return { slug };
  if (versions === undefined) return data;
  const kept = Object.entries(versions).filter(([, version]) => !isDefaultText(version));
  return { ...data as Fields, versions: Object.fromEntries(kept) };
}

type Fields = Record<string, unknown>;
