import { startSqld } from '../../edge-api/testing/start-sqld.ts';
import { buildIfNeeded } from '../../tasks/build.ts';
import { type AnyShop, startShop } from '../start-shop.ts';
import { startRoundRobin } from './round-robin.ts';

/**
 * Starts two processes of the shop on one libSQL server, behind a proxy that sends each request to
 * the next process.
 *
 * @param settings environment variables that override the defaults for tests
 */
export async function startTwoShops(settings: Record<string, string> = {}): Promise<AnyShop> {
  // Two start commands would build the pages at the same time.
  await buildIfNeeded();
  await using stack = new AsyncDisposableStack();
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-two-' });
  stack.defer(() => Deno.remove(folder, { recursive: true }));
  const sqld = stack.use(await startSqld());
  const ports: number[] = [];
  const proxy = stack.use(await startRoundRobin(() => ports));
  const start = async () => {
    const shop = await startShop({
      DATABASE_URL: sqld.url,
      MAIL_DIR: `${folder}/mail`,
      PUBLIC_URL: proxy.origin,
      ...settings,
    });
    stack.defer(shop.stop);
    ports.push(Number(new URL(shop.origin).port));
  };
  await Promise.all([start(), start()]);
  const started = stack.move();
  return {
    origin: proxy.origin,
    folder,
    databaseUrl: sqld.url,
    stop: () => started.disposeAsync(),
  };
}
