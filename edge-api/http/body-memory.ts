/** Size of the buffers of the server for a body that arrives, in bytes. */
const arrivingSize = 256 * 1024;

/** A body that is counted. */
export interface CountedBody {
  /** Counts the length of a body that has arrived instead of buffers. */
  arrived(length: number): void;
  /** Counts the body no longer. */
  release(): void;
}

/**
 * Counts the memory that the bodies of all requests take. Above the maximum, the bodies that have
 * been arriving for the longest time are ended: those of usual clients arrive within milliseconds.
 *
 * @param maxBytes maximum size of all bodies with their buffers
 * @returns function that counts a body, and calls `end` if it must not stay in memory
 */
export function createBodyMemory(maxBytes: number): (end: () => void) => CountedBody {
  // A set keeps the order of insertion: the first body is the oldest.
  const arriving = new Set<{ end(): void; release(): void }>();
  let total = 0;
  return (end) => {
    let size = 0;
    const resize = (next: number) => {
      total += next - size;
      size = next;
    };
    const release = () => {
      arriving.delete(entry);
      resize(0);
    };
    const entry = { end, release };
    arriving.add(entry);
    resize(arrivingSize);
    for (const oldest of arriving) {
      if (total <= maxBytes) break;
      oldest.release();
      oldest.end();
    }
    return {
      arrived(length) {
        // The counting of a body that was ended is over.
        if (arriving.delete(entry)) resize(length);
      },
      release,
    };
  };
}
