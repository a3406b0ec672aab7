import process from 'node:process';

const ROUND = 100_000;
const ROUNDS = 5;

/**
 * CPU nanoseconds (user and system) of one call: the median of rounds of at least 100 ms over the inputs in
 * turn. Results are kept for a while: none is left out as unused.
 */
export function measure<Input>(call: (input: Input) => unknown, inputs: Input[]): number {
  const kept: unknown[] = new Array(8).fill(null);
  const cpuTime = (count: number): number => {
    const before = process.cpuUsage();
    for (let i = 0, at = 0; i < count; i++) {
      kept[i & 7] = call(inputs[at]!);
      if (++at === inputs.length) at = 0;
    }
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  let count = 16;
  while (cpuTime(count) < ROUND) count *= 2;
  const times = Array.from({ length: ROUNDS }, () => cpuTime(count) * 1000 / count);
  if (kept[0] === undefined) throw new Error('Cannot measure: there is no result');
  return times.sort((a, b) => a - b)[ROUNDS >> 1]!;
}
