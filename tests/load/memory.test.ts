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
    assert.equal(await statusAfterRefusals(shop.origin), 200);
  } finally {
    await shop.stop();
  }
});

/**
 * Requests a page until it is not refused, for half a minute. On a busy machine the server has work
 * of the attack left, and answers 503 with the time after which to come again.
 */
async function statusAfterRefusals(address: string): Promise<number> {
  for (const end = Date.now() + 30_000;;) {
    const { status, headers, body } = await fetch(address);
    await body?.cancel();
    const seconds = Number(headers.get('Retry-After'));
    if (status !== 503 || seconds === 0 || Date.now() > end) return status;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
}

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
