/**
 * Attacks the memory of a shop with all limits, and prints that of its server after each attack.
 * Fails if it exceeds 400 MB.
 *
 *     deno run -A tests/load/memory-attack.ts [--products 61600] [--scale 2] [attack …]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillLargeCatalogue } from '../bench/large-catalogue.ts';
import { startShop } from '../start-shop.ts';
import { memoryAttacks } from './memory-attacks.ts';
import { resetPeak, residentMemory, serverOf } from './resident-memory.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    products: { type: 'string', default: '56' },
    scale: { type: 'string', default: '1' },
    together: { type: 'boolean', default: false },
  },
});
const names = Object.keys(memoryAttacks) as (keyof typeof memoryAttacks)[];
const chosen = names.filter((name) => positionals.length === 0 || positionals.includes(name));
const count = Number(values.products);
const folder = await mkdtemp(join(tmpdir(), 'thach-an-memory-'));
const url = `file:${folder}/filled.db`;
if (count !== 56) await fillLargeCatalogue(url, count);

async function open() {
  const database = `${folder}/shop-${crypto.randomUUID()}.db`;
  if (count !== 56) await Deno.copyFile(`${folder}/filled.db`, database);
  return await startShop({ RATE_LIMIT: 'on', DATABASE_URL: `file:${database}` });
}

console.log('attack  MB before  peak  after  after 5 s  result');
let shop = await open();
try {
  for (const name of chosen) {
    const server = await serverOf(shop.pid);
    await fetch(shop.origin).then((reply) => reply.arrayBuffer());
    await resetPeak(server);
    const before = await residentMemory(server);
    const result = await memoryAttacks[name](shop.origin, Number(values.scale));
    const after = await residentMemory(server);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const later = await residentMemory(server);
    const figures = [before.mb, later.peakMb, after.mb, later.mb].map((mb) => mb.toFixed(0));
    console.log([name, ...figures, result].join('  '));
    if (later.peakMb > 400) Deno.exitCode = 1;
    if (values.together) continue;
    await shop.stop();
    shop = await open();
  }
} finally {
  await shop.stop();
  await rm(folder, { recursive: true });
}
