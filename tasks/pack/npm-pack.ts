/** A tarball made by npm. */
export interface Tarball {
  /** Name of the file in the packed folder. */
  filename: string;
  /** Size in bytes. */
  size: number;
  /** Number of files in it. */
  entryCount: number;
}

/** Runs `npm pack` in a folder. The tarball is written into the same folder. */
export async function npmPack(folder: string): Promise<Tarball> {
  const { success, stdout, stderr } = await new Deno.Command('npm', {
    args: ['pack', '--json', '--ignore-scripts'],
    cwd: folder,
  }).output();
  const text = new TextDecoder();
  if (!success) throw new Error(`npm pack failed:\n${text.decode(stderr)}`);
  const [packed] = JSON.parse(text.decode(stdout)) as Tarball[];
  if (!packed) throw new Error('npm pack reported no tarball');
  return packed;
}
