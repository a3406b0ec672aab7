import { fileURLToPath } from 'node:url';
import { duration, markdownTable } from './markdown-table.ts';
import type { Peer } from './peers.ts';

const OWN = '@thach-an/lunar';
const CYCLES = 3;

/** A figure that the project promises, and what was measured. */
export type Target = { text: string; wanted: number; got: number };

type Times = Record<'mixed' | 'consecutive', Map<string, number>>;

/** Runs `subject.ts` in a process of its own. */
async function measureApart(name: string, verb: string, order: string): Promise<number> {
  const script = fileURLToPath(new URL('subject.ts', import.meta.url));
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ['run', '-A', '--no-check', script, name, verb, order],
  }).output();
  const decoder = new TextDecoder();
  if (!success) throw new Error(`Cannot measure ${name}: ${decoder.decode(stderr)}`);
  return Number(decoder.decode(stdout).trim().split('\n').at(-1));
}

/** Median of a few processes for each library, the libraries in turn. */
async function timesOf(names: string[], verb: string): Promise<Times> {
  const times: Times = { mixed: new Map(), consecutive: new Map() };
  for (const order of ['mixed', 'consecutive'] as const) {
    const all = new Map(names.map((name) => [name, [] as number[]]));
    for (let cycle = 0; cycle < CYCLES; cycle++) {
      for (const [name, values] of all) values.push(await measureApart(name, verb, order));
    }
    for (const [name, values] of all) {
      times[order].set(name, values.sort((a, b) => a - b)[CYCLES >> 1]!);
    }
  }
  return times;
}

function table(names: string[], { mixed, consecutive }: Times): string {
  const cells = (times: Map<string, number>, name: string) => {
    const ratio = times.get(name)! / times.get(OWN)!;
    return [duration(times.get(name)!), name === OWN ? '1' : `${Math.round(ratio)}`];
  };
  return markdownTable(
    ['', 'random dates', 'times ours', 'days in a row', 'times ours'],
    names.map((name) => [name, ...cells(mixed, name), ...cells(consecutive, name)]),
  );
}

/** Measures both conversions of all peers in one run: tables of CPU time, and the promised ratios. */
export async function compareSpeed(
  peers: Peer[],
): Promise<{ toLunar: string; fourPillars: string; targets: Target[] }> {
  const names = peers.map(({ name }) => name);
  const withPillars = peers.filter((peer) => peer.fourPillars).map(({ name }) => name);
  const lunar = await timesOf(names, 'toLunar');
  const pillars = await timesOf(withPillars, 'fourPillars');
  const ratio = ({ mixed }: Times, name: string) => mixed.get(name)! / mixed.get(OWN)!;
  const others = names.filter((name) => name !== OWN);
  return {
    toLunar: table(names, lunar),
    fourPillars: table(withPillars, pillars),
    targets: [
      {
        text: 'toLunar on random dates, times faster than the fastest peer',
        wanted: 5,
        got: Math.min(...others.map((name) => ratio(lunar, name))),
      },
      {
        text: 'toLunar on random dates, times faster than lunar-javascript',
        wanted: 5000,
        got: ratio(lunar, 'lunar-javascript'),
      },
      {
        text: 'fourPillars on random births, times faster than tyme4ts',
        wanted: 5000,
        got: ratio(pillars, 'tyme4ts'),
      },
    ],
  };
}
