import { fileURLToPath } from 'node:url';
import { duration, markdownTable } from './markdown-table.ts';
import type { Peer, Verb } from './peers.ts';

const OWN = '@thach-an/lunar';
const CYCLES = 3;

/** A performance target and the measured ratio. */
export type Target = { description: string; minimum: number; measured: number };

type Times = Record<'mixed' | 'consecutive', Map<string, number>>;

/** Runs `subject.ts` in a separate process. */
async function measureInProcess(name: string, verb: string, order: string): Promise<number> {
  const script = fileURLToPath(new URL('subject.ts', import.meta.url));
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ['run', '-A', '--no-check', script, name, verb, order],
  }).output();
  const decoder = new TextDecoder();
  if (!success) throw new Error(`Cannot measure ${name}: ${decoder.decode(stderr)}`);
  return Number(decoder.decode(stdout).trim().split('\n').at(-1));
}

/** Returns the median of several processes for each library. The libraries take turns. */
async function timesOf(names: string[], verb: string): Promise<Times> {
  const times: Times = { mixed: new Map(), consecutive: new Map() };
  for (const order of ['mixed', 'consecutive'] as const) {
    const all = new Map(names.map((name) => [name, [] as number[]]));
    for (let cycle = 0; cycle < CYCLES; cycle++) {
      for (const [name, values] of all) values.push(await measureInProcess(name, verb, order));
    }
    for (const [name, values] of all) {
      times[order].set(name, values.sort((a, b) => a - b)[CYCLES >> 1]!);
    }
  }
  return times;
}

function table({ mixed, consecutive }: Times): string {
  const cells = (times: Map<string, number>, name: string) => {
    const ratio = times.get(name)! / times.get(OWN)!;
    return [duration(times.get(name)!), name === OWN ? '1' : `${Math.round(ratio)}`];
  };
  return markdownTable(
    ['', 'random dates', 'times ours', 'days in a row', 'times ours'],
    [...mixed.keys()].map((name) => [name, ...cells(mixed, name), ...cells(consecutive, name)]),
  );
}

/**
 * Measures the conversions and charts of all peers: tables of CPU time, and the ratios of the
 * targets.
 */
export async function compareSpeed(
  peers: Peer[],
): Promise<{ tables: Record<Verb, string>; targets: Target[] }> {
  const measureVerb = (verb: Verb) =>
    timesOf(peers.filter((peer) => peer[verb]).map(({ name }) => name), verb);
  const lunar = await measureVerb('toLunar');
  const pillars = await measureVerb('fourPillars');
  const charts = await measureVerb('laSo');
  const almanacs = await measureVerb('almanac');
  const ratio = ({ mixed }: Times, name: string) => mixed.get(name)! / mixed.get(OWN)!;
  const leastRatio = (times: Times) =>
    Math.min(
      ...times.mixed.keys().filter((name) => name !== OWN).map((name) => ratio(times, name)),
    );
  return {
    tables: {
      toLunar: table(lunar),
      fourPillars: table(pillars),
      laSo: table(charts),
      almanac: table(almanacs),
    },
    targets: [
      {
        description: 'toLunar on random dates, times faster than the fastest peer',
        minimum: 5,
        measured: leastRatio(lunar),
      },
      {
        description: 'toLunar on random dates, times faster than lunar-javascript',
        minimum: 5000,
        measured: ratio(lunar, 'lunar-javascript'),
      },
      {
        description: 'fourPillars on random births, times faster than tyme4ts',
        minimum: 5000,
        measured: ratio(pillars, 'tyme4ts'),
      },
      {
        description: 'laSo on random births, times faster than iztro',
        minimum: 1000,
        measured: leastRatio(charts),
      },
      {
        description: 'laSo on random births, charts in 20 µs',
        minimum: 1,
        measured: 20_000 / charts.mixed.get(OWN)!,
      },
      {
        description: 'almanac on random dates, records in 5 µs',
        minimum: 1,
        measured: 5000 / almanacs.mixed.get(OWN)!,
      },
    ],
  };
}
