import { fileURLToPath } from 'node:url';

/** Spare file descriptors that are released when the process has no others left. */
export interface DescriptorReserve {
  /**
   * Opens the spare descriptors.
   *
   * @returns `false` if too few descriptors are left; none is kept then
   */
  fill(): boolean;
  /** Closes the spare descriptors, so that files and connections can be opened again. */
  release(): void;
}

/** File that is opened for each spare descriptor: the server can read its own sources. */
const file = fileURLToPath(import.meta.url);

/**
 * Creates an empty reserve. The operating system has no call that returns the number of free
 * descriptors, so the reserve keeps some files open.
 *
 * @param size number of descriptors
 */
export function createDescriptorReserve(size: number): DescriptorReserve {
  const files: Deno.FsFile[] = [];
  const release = () => {
    for (const file of files.splice(0)) file.close();
  };
  return {
    fill() {
      try {
        while (files.length < size) files.push(Deno.openSync(file));
        return true;
      } catch (error) {
        release();
        return !isDescriptorShortage(error);
      }
    },
    release,
  };
}

/** Returns `true` if the process (EMFILE) or the system (ENFILE) has no file descriptors left. */
export function isDescriptorShortage(error: unknown): boolean {
  return error instanceof Error && /\(os error 2[34]\)/.test(error.message);
}
