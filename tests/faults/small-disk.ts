/** A small file system for one test. `await using` unmounts it. */
export interface SmallDisk extends AsyncDisposable {
  folder: string;
  /** Fills the disk, and returns the function that frees the space again. */
  fill(): Promise<() => Promise<void>>;
  /** Mounts it again for reading and writing, or for reading only. No file may be open. */
  setWritable(writable: boolean): Promise<void>;
}

/** `true` if this process may mount a file system in memory. */
export const mountsWork = Deno.build.os === 'linux' && Deno.uid() === 0 && await canMount();

/**
 * Mounts a file system in memory.
 *
 * @param size such as `8m`
 */
export async function mountSmallDisk(size: string): Promise<SmallDisk> {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-disk-' });
  await run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);
  const filler = `${folder}/filler`;
  return {
    folder,
    async fill() {
      using file = await Deno.open(filler, { create: true, write: true });
      const block = new Uint8Array(4_096);
      try {
        for (;;) await file.write(block);
      } catch (error) {
        if (!(error instanceof Error && /os error 28/.test(error.message))) throw error;
      }
      return () => Deno.remove(filler);
    },
    setWritable: (writable) =>
      run('mount', '-o', `remount,${writable ? 'rw' : 'ro'},size=${size}`, folder),
    async [Symbol.asyncDispose]() {
      await run('umount', '--lazy', folder);
      await Deno.remove(folder);
    },
  };
}

async function canMount(): Promise<boolean> {
  try {
    await using _ = await mountSmallDisk('64k');
    return true;
  } catch {
    return false;
  }
}

async function run(program: string, ...args: string[]): Promise<void> {
  const { success, stderr } = await new Deno.Command(program, { args }).output();
  if (!success) throw new Error(`${program} failed: ${new TextDecoder().decode(stderr)}`);
}
