import { consecutiveBirths, mixedBirths } from './births.ts';
import { loadPeers, type Peer, type Verb } from './peers.ts';
import process from 'node:process';

/** Minimum CPU time of a round, in microseconds. */
const MIN_ROUND_TIME = 100_000;
const ROUNDS = 5;

/**
 * Returns the CPU time (user and system) of one call in nanoseconds: the median of rounds of at
 * least 100 ms, which iterate over the inputs. The last results are stored so that the engine
 * cannot drop the calls.
 */
function measure<Input>(call: (input: Input) => unknown, inputs: Input[]): number {
  const results: unknown[] = new Array(8).fill(null);
  const cpuTime = (count: number): number => {
    const before = process.cpuUsage();
    for (let i = 0, position = 0; i < count; i++) {
      results[i & 7] = call(inputs[position]!);
      if (++position === inputs.length) position = 0;
    }
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  let count = 16;
  while (cpuTime(count) < MIN_ROUND_TIME) count *= 2;
  const times = Array.from({ length: ROUNDS }, () => cpuTime(count) * 1000 / count);
  if (results[0] === undefined) throw new Error('Cannot measure: the function returns undefined');
  return times.sort((a, b) => a - b)[ROUNDS >> 1]!;
}

/**
 * Measures one function of one library and prints its CPU nanoseconds: `deno run -A
 * lunar/bench/subject.ts <library> toLunar|fourPillars|laSo|almanac mixed|consecutive`. Each
 * library runs in a separate process, so that garbage and type feedback of another one do not
 * affect it.
 *
 * @module
 */

const [name, verb, order] = Deno.args;
const births = (order === 'mixed' ? mixedBirths : consecutiveBirths)(4096);

/** Returns the peers with the function to measure. Those of another one are not loaded. */
async function findPeers(): Promise<Peer[]> {
  if (verb === 'laSo') return (await import('./chart-peers.ts')).chartPeers;
  if (verb === 'almanac') return (await import('./almanac-peers.ts')).almanacPeers;
  return await loadPeers();
}

const call = (await findPeers()).find((peer) => peer.name === name)?.[verb as Verb];
if (!call) throw new RangeError(`Cannot measure ${verb} of ${name}: no such library`);
console.log(measure(call, births));
