import assert from 'node:assert/strict';
import { startShop } from '../start-shop.ts';
import { memoryAttacks } from './memory-attacks.ts';
import { sendMixedRequests } from './mixed-requests.ts';
import { quietMemory, resetPeak, residentMemory, serverOf } from './resident-memory.ts';

/** Maximum memory of the server in MB, whatever requests arrive. */
const limit = 400;

/** Maximum memory in MB of a server that is idle again, after many visitors. */
const quietLimit = 155;

const scales = { logIns: 1, pages: 0.4, smallChunks: 0.5, http2: 4 };

Deno.test('anonymous requests leave the server below 400 MB', {
  ignore: Deno.build.os !== 'linux',
}, async (t) => {
  const shop = await startShop({ RATE_LIMIT: 'on' });
  try {
    const server = await serverOf(shop.pid);
    for (const [name, scale] of Object.entries(scales)) {
      await t.step(name, async () => {
        await resetPeak(server);
        await memoryAttacks[name as keyof typeof scales](shop.origin, scale);
        const { peakMb } = await residentMemory(server);
        assert.ok(peakMb < limit, `${peakMb.toFixed(0)} MB`);
      });
    }
    const page = await fetch(shop.origin);
    assert.equal(page.status, 200);
    await page.arrayBuffer();
  } finally {
    await shop.stop();
  }
});

Deno.test('a server returns memory when its visitors have left', {
  ignore: Deno.build.os !== 'linux',
}, async () => {
  const shop = await startShop();
  try {
    await sendMixedRequests(shop.origin, 10_000);
    const memory = await quietMemory(await serverOf(shop.pid), quietLimit);
    assert.ok(memory <= quietLimit, `${memory.toFixed(0)} MB`);
  } finally {
    await shop.stop();
  }
});
