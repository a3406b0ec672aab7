import { readFile, writeFile } from 'node:fs/promises';

/** Memory of a process that is not on the disk, in MB. */
export interface ResidentMemory {
  mb: number;
  /** Maximum since the start of the process. */
  peakMb: number;
}

/** Returns the id of the server process, the last one among the descendants of the start task. */
export async function serverOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const child = Number(children.trim().split(' ').at(-1));
  return child > 0 ? await serverOf(child) : pid;
}

/** Reads the memory of a process from the kernel. */
export async function residentMemory(pid: number): Promise<ResidentMemory> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024;
  return { mb: read('VmRSS'), peakMb: read('VmHWM') };
}

/**
 * Waits until the memory of an idle server is at most a limit, or for half a minute.
 *
 * @returns its resident memory, in MB
 */
export async function quietMemory(server: number, limit: number): Promise<number> {
  for (let tries = 60;; tries -= 1) {
    const { mb } = await residentMemory(server);
    if (mb <= limit || tries === 0) return mb;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Sets the maximum memory of a process to the present one. */
export async function resetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
}
