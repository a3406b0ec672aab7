import { type Product, storeHref, type StoreQuery } from '@thach-an/edge-api/contract';
import { median } from './statistics.ts';

/** Times from a request to the first byte of a page that is not cached, in ms, and its size. */
export interface PageFigures {
  store: number;
  filter: number;
  search: number;
  /** Size of the store page in bytes. */
  storeBytes: number;
}

const searches = ['thạch anh', 'mắt hổ', 'vòng tay', 'ngọc', 'tím', 'hộ mệnh', 'may mắn', 'bạc'];
/** Beginnings of a further word. */
const beginnings = ['', 'đ', 't', 'm', 'c', 'v'];

/** Pages of a kind before the measured ones, while functions are compiled. */
const warmUp = 12;

/**
 * Measures the pages of several shops. The shops are asked in turn, so that a change of the
 * machine's speed affects all of them. Most pages show 12 products in a catalogue of any size.
 *
 * @returns the figures of each shop, in the order of `origins`
 */
export async function measurePages(origins: readonly string[]): Promise<PageFigures[]> {
  const sizes: number[] = [];
  const products: string[][] = [];
  for (const origin of origins) {
    await firstByte(`${origin}/store`);
    sizes.push((await (await fetch(`${origin}/store`)).bytes()).length);
    products.push(await readIds(origin));
  }
  const time = async (queries: (shop: number) => Partial<StoreQuery>[]) => {
    const paths = origins.map((origin, shop) =>
      queries(shop).map((query) => origin + storeHref(query))
    );
    const times: number[][] = origins.map(() => []);
    for (const index of paths[0]!.keys()) {
      for (const [shop, urls] of paths.entries()) times[shop]!.push(await firstByte(urls[index]!));
    }
    return times.map((values) => median(values.slice(warmUp)));
  };
  const store = await time((shop) => products[shop]!.map((product) => ({ product })));
  const filter = await time((shop) =>
    products[shop]!.map((product) => ({ element: 'Hỏa', product }))
  );
  const words = searches.flatMap((text) => beginnings.map((word) => `${text} ${word}`.trim()));
  const search = await time(() => words.map((q) => ({ q })));
  return origins.map((_, shop) => ({
    store: store[shop]!,
    filter: filter[shop]!,
    search: search[shop]!,
    storeBytes: sizes[shop]!,
  }));
}

/** Returns the ids of the first 48 products. */
async function readIds(origin: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= 4; page += 1) {
    const { data } = await (await fetch(`${origin}/api/catalogue/products?page=${page}`)).json();
    ids.push(...(data as Product[]).map(({ _id }) => _id));
  }
  return ids;
}

async function firstByte(url: string): Promise<number> {
  const start = performance.now();
  const reply = await fetch(url);
  const time = performance.now() - start;
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return time;
}
