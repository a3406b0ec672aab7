/**
 * The API with a clock that jumps: an hour ahead at SIGUSR1, and an hour back at SIGUSR2.
 *
 *     deno run -A tests/faults/clock-process.ts
 */
const hour = 60 * 60_000;
const now = Date.now;
let offset = 0;
Date.now = () => now() + offset;
Deno.addSignalListener('SIGUSR1', () => void (offset += hour));
Deno.addSignalListener('SIGUSR2', () => void (offset -= hour));
await import('../../edge-api/main.ts');
