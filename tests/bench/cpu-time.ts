import { readFile } from 'node:fs/promises';

/** Clock ticks per second in `/proc` (USER_HZ), 100 on all current Linux systems. */
const ticksPerSecond = 100;

/**
 * Returns the CPU time that a process and its children have used, in seconds, from Linux's `/proc`.
 * If the client is slower than the servers, only their CPU time shows a difference.
 */
export async function cpuTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The program name stands in parentheses and may contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const times = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(cpuTime));
  return times.reduce((sum, time) => sum + time, own);
}
