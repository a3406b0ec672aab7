import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { startSqld } from '../../edge-api/testing/start-sqld.ts';
import { startShop } from '../start-shop.ts';
import { expect, test } from './shop-test.ts';

/** Starts the shop with invalid settings and waits for its end. */
async function failToStart(settings: Record<string, string>) {
  const shop = spawn(process.execPath, ['run', '-A', 'tasks/start.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  shop.stderr.on('data', (chunk: Uint8Array) => stderr += chunk.toString());
  const [code] = await once(shop, 'exit');
  return { code, stderr };
}

for (
  const [settings, message] of [
    [{ PORT: 'abc' }, /The shop cannot start\. The setting PORT cannot be used/],
    [{ HOST: '300.1.1.1' }, /The setting HOST cannot be used/],
    [{ PUBLIC_URL: 'thachan' }, /The setting PUBLIC_URL cannot be used/],
    [{ DATABASE_URL: 'postgres://x' }, /DATABASE_URL.*The database URL must begin with file:/],
    [{ DATABASE_URL: 'file:/dev/null/shop.db' }, /The database file .* cannot be opened/],
    [{ DATABASE_URL: 'file:deno.json' }, /The database file deno\.json cannot be opened/],
    [
      { DATABASE_URL: 'http://127.0.0.1:1' },
      /DATABASE_URL\. The database server cannot be reached/,
    ],
  ] as const
) {
  test(`an invalid setting stops the start with a message: ${Object.entries(settings)[0]}`, async () => {
    const { code, stderr } = await failToStart(settings);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
}

test('a port that is in use stops the start with a message', async ({ baseURL }) => {
  const { code, stderr } = await failToStart({
    PORT: new URL(baseURL!).port,
    DATABASE_URL: `file:${test.info().outputPath('shop.db')}`,
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(/The shop cannot start\. Another program listens.*PORT/);
});

test('the whole shop runs on a libSQL server', async () => {
  // It starts a shop.
  test.slow();
  await using server = await startSqld();
  const shop = await startShop({ DATABASE_URL: server.url });
  try {
    const list = await (await fetch(`${shop.origin}/api/food/list`)).json();
    expect(list.data.length).toBeGreaterThanOrEqual(56);
    const page = await (await fetch(`${shop.origin}/store`)).text();
    expect(page).toContain(list.data[0].name);
  } finally {
    await shop.stop();
  }
});
