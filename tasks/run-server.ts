import { readConfig } from '../edge-api/boot/config.ts';
import { parseDatabaseUrl } from '../edge-api/db/connection/database-url.ts';
import { runChild } from './run-child.ts';
import { serverPermissions } from './server-permissions.ts';

/** Memory in bytes above which a process returns what is unused. That stops it for 0.1 to 0.4 s. */
const trimAbove = 275 * 2 ** 20;

/** Memory in bytes above which it does so at once, and more often. */
const urgentAbove = 325 * 2 ** 20;

/** Growth in bytes above which it does so when it has had nothing to do for a while. */
const quietGrowth = 16 * 2 ** 20;

/** Time between two readings, at least between two trims, and without work, in ms. */
const readInterval = 250;
const trimInterval = 10_000;
const urgentInterval = 1_000;
const quietTime = 5_000;

/** Size of a page of memory in bytes, on all platforms on which glibc has the variable. */
const pageSize = 4_096;

/**
 * Sends SIGUSR2 to a process of Deno when it takes much memory, or has grown and is idle, on Linux.
 * With `DENO_USR2_MEMORY_TRIM` in its environment it then collects garbage and returns free blocks
 * to the system, which the allocator of glibc keeps otherwise.
 *
 * @returns function that ends the watch
 */
function trimMemory(pid: number): () => void {
  let last = { resident: 0, ticks: 0 };
  // Least memory since the last trim. It is 0 at the start, so that a trim follows the start.
  let least = 0;
  let trimmedAt = 0;
  let busyAt = 0;
  const timer = setInterval(async () => {
    try {
      const usage = await readUsage(pid);
      const { resident } = usage;
      const now = performance.now();
      // The timers of an idle shop take a tick now and then.
      if (usage.ticks - last.ticks > 1) busyAt = now;
      const grown = now - busyAt > quietTime && resident > least + quietGrowth;
      // One high reading may be two or three passwords that are hashed at this moment.
      const high = Math.min(last.resident, resident) > trimAbove;
      const urgent = resident > urgentAbove;
      const wait = urgent ? urgentInterval : trimInterval;
      last = usage;
      least = Math.min(least, resident);
      if (!(grown || high || urgent) || now - trimmedAt < wait) return;
      trimmedAt = now;
      least = resident;
      Deno.kill(pid, 'SIGUSR2');
    } catch {
      // The process has ended, or the system is not Linux.
      clearInterval(timer);
    }
  }, readInterval);
  return () => clearInterval(timer);
}

/** Reads the resident memory of a process in bytes, and its CPU time in ticks of 10 ms. */
async function readUsage(pid: number) {
  const stat = await Deno.readTextFile(`/proc/${pid}/stat`);
  // The fields after the name, which may contain spaces (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ').map(Number);
  return { resident: fields[21]! * pageSize, ticks: fields[11]! + fields[12]! };
}

const root = new URL('..', import.meta.url);

/**
 * Options of V8 that collect the garbage of requests earlier. They keep a few percent more CPU busy
 * and halve the memory of a server that is flooded with distinct pages.
 */
const v8Flags = '--v8-flags=--max-semi-space-size=4,--heap-growing-percent=30';

/**
 * Runs the server with only the permissions that the settings require, until it ends.
 *
 * @param prepare called when the settings are valid, before the server starts
 * @returns the exit code of the server
 * @throws {ConfigError} if a setting is invalid
 */
export async function runServer(
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const config = readConfig(Deno.env);
  const location = parseDatabaseUrl(config.databaseUrl);
  await prepare();
  const server = new Deno.Command(Deno.execPath(), {
    args: [
      'run',
      '--no-prompt',
      '--cached-only',
      '--unstable-no-legacy-abort',
      v8Flags,
      ...serverPermissions(root, config, location),
      'storefront/build/programs/main.js',
    ],
    cwd: root,
    env: {
      NODE_ENV: 'production',
      // Otherwise glibc keeps freed blocks of this size, such as the 19 MiB of each password hash,
      // for every thread that has allocated one. It reads the variables at the start.
      MALLOC_MMAP_THRESHOLD_: '65536',
      MALLOC_ARENA_MAX: '2',
      DENO_USR2_MEMORY_TRIM: '1',
      OTEL_SERVICE_NAME: Deno.env.get('OTEL_SERVICE_NAME') ?? 'thach-an',
      // Clients must not choose the ids of traces, nor other services receive them.
      OTEL_PROPAGATORS: Deno.env.get('OTEL_PROPAGATORS') ?? 'none',
    },
  });
  // The server ends by itself after SIGTERM, when the pending requests are answered.
  return (await runChild(server, trimMemory)).code;
}
