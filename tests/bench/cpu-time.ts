import { readFile } from 'node:fs/promises';

/** Clock ticks per second in `/proc`, the same on every Linux of today. */
const ticksPerSecond = 100;

/**
 * Seconds of CPU that a process and its children have used, from Linux's `/proc`. Where the one who
 * sends the requests is the slower one, only this tells two servers apart.
 */
export async function cpuTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program stands in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const times = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(cpuTime));
  return times.reduce((sum, time) => sum + time, own);
}
