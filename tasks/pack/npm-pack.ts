/** A tarball that npm has made. */
export interface Tarball {
  /** Name of the file, which lies in the packed folder. */
  filename: string;
  /** Size in bytes. */
  size: number;
  /** Number of files in it. */
  entryCount: number;
}

/** Has npm pack a folder as it would for the registry, into that folder. */
export async function npmPack(folder: string): Promise<Tarball> {
  const { success, stdout, stderr } = await new Deno.Command('npm', {
    args: ['pack', '--json', '--ignore-scripts'],
    cwd: folder,
  }).output();
  const text = new TextDecoder();
  if (!success) throw new Error(`npm pack failed:\n${text.decode(stderr)}`);
  const [packed] = JSON.parse(text.decode(stdout)) as Tarball[];
  if (!packed) throw new Error('npm pack told of no tarball');
  return packed;
}
