/**
 * Measures one function of one library and prints its CPU nanoseconds: `deno run -A
 * lunar/bench/subject.ts <library> toLunar|fourPillars|laSo|almanac mixed|consecutive`. Each
 * library runs in a separate process, so that garbage and type feedback of another one do not
 * affect it.
 *
 * @module
 */
import type { Birth } from '../mod.ts';
import { consecutiveBirths, mixedBirths } from './births.ts';
import { measure } from './measure.ts';
import { loadPeers } from './peers.ts';

const [name, verb, order] = Deno.args;
const births = (order === 'mixed' ? mixedBirths : consecutiveBirths)(4096);

/** Returns the function to measure. The peers of another verb are not loaded. */
async function findCall(): Promise<((birth: Required<Birth>) => unknown) | undefined> {
  if (verb === 'laSo') {
    const { chartPeers } = await import('./chart-peers.ts');
    return chartPeers.find((peer) => peer.name === name)?.laSo;
  }
  if (verb === 'almanac') {
    const { almanacPeers } = await import('./almanac-peers.ts');
    return almanacPeers.find((peer) => peer.name === name)?.almanac;
  }
  const peer = (await loadPeers()).find((peer) => peer.name === name);
  return verb === 'toLunar' ? peer?.toLunar : peer?.fourPillars;
}

const call = await findCall();
if (!call) throw new RangeError(`Cannot measure ${verb} of ${name}: no such library`);
console.log(measure(call, births));
