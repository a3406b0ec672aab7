/**
 * Measures the peak of the memory of imports and exports of 56 and of 100,000 products. It reads
 * `/proc` and runs on Linux only: `deno run -A tests/bench/import-memory.ts`.
 */
import { join } from 'node:path';
import { formatText } from '../../edge-api/catalogue/testing/format-text.ts';
import { spawnShop } from '../../edge-api/cli/testing/run-shop.ts';
import { sampleCatalogue } from '../../edge-api/catalogue/testing/sample-catalogue.ts';

const description = 'Vòng tay đá tự nhiên. '.repeat(12).trim();

/** Runs an owner's command and returns its peak of resident memory, in MB, and its seconds. */
async function measure(url: string, args: readonly string[]): Promise<[number, number]> {
  const start = performance.now();
  const child = spawnShop(url, args);
  let isRunning = true;
  const output = child.output().finally(() => isRunning = false);
  let peak = 0;
  while (isRunning) {
    const status = await Deno.readTextFile(`/proc/${child.pid}/status`).catch(() => '');
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { success, stderr } = await output;
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  return [Math.round(peak / 1_024), Math.round((performance.now() - start) / 100) / 10];
}

const folder = await Deno.makeTempDir({ prefix: 'thach-an-import-memory-' });
try {
  for (const count of [56, 100_000]) {
    const url = `file:${join(folder, `${count}.db`)}`;
    const list = sampleCatalogue(count).map((product) => ({ ...product, description }));
    const changed = list.map((product) => ({ ...product, name: `${product.name} mới` }));
    const [json, csv, copy] = ['list.json', 'changed.csv', 'copy.csv'].map((name) =>
      join(folder, name)
    ) as [string, string, string];
    await Deno.writeTextFile(json, await formatText(list, 'json'));
    await Deno.writeTextFile(csv, await formatText(changed, 'csv'));
    for (const args of [['import', json], ['import', csv], ['export', copy]]) {
      const [megabytes, seconds] = await measure(url, args);
      console.log(`${args[0]} of ${count} products: ${megabytes} MB, ${seconds} s`);
    }
  }
} finally {
  await Deno.remove(folder, { recursive: true });
}
