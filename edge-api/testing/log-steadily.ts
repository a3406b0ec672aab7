/**
 * A separate process that logs lines for a time and measures its event loop. It writes the longest
 * stop of the loop and its memory to a file.
 *
 *     deno run -A edge-api/testing/log-steadily.ts <file> <lines per ms> <ms>
 */
import { createLog } from '../log.ts';

const [file = '', perMs, duration] = Deno.args;
const log = createLog('info');
let longest = 0;
let last = performance.now();
const end = last + Number(duration);
while (performance.now() < end) {
  for (let line = 0; line < Number(perMs); line += 1) {
    log('info', 'line', { text: 'x'.repeat(900) });
  }
  log('error', 'an error is written at once');
  await new Promise((resolve) => setTimeout(resolve, 1));
  longest = Math.max(longest, performance.now() - last);
  last = performance.now();
}
const { rss } = Deno.memoryUsage();
await Deno.writeTextFile(file, JSON.stringify({ longest, megabytes: rss / 2 ** 20 }));
log('info', 'the last line');
Deno.exit();
