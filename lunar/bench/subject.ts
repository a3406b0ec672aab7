/**
 * Measures one conversion of one library and prints its CPU nanoseconds: `deno run -A
 * lunar/bench/subject.ts <library> toLunar|fourPillars mixed|consecutive`. Each library runs in a
 * separate process, so that garbage and type feedback of another one do not affect it.
 *
 * @module
 */
import { consecutiveBirths, mixedBirths } from './births.ts';
import { measure } from './measure.ts';
import { loadPeers } from './peers.ts';

const [name, verb, order] = Deno.args;
const births = (order === 'mixed' ? mixedBirths : consecutiveBirths)(4096);
const peer = (await loadPeers()).find((peer) => peer.name === name);
if (!peer) throw new RangeError(`Cannot measure ${name}: no such library`);
const call = verb === 'toLunar' ? peer.toLunar : peer.fourPillars!;
console.log(measure(call, births));
