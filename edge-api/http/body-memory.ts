/** Size of the buffers of the server for a body that arrives, in bytes. */
const arrivingSize = 256 * 1024;

export interface CountedBody {
  /** Counts the length of a body that has arrived instead of buffers. */
  arrived(length: number): void;
  /** Counts the body no longer. */
  release(): void;
}

/**
 * Counts the memory that the bodies of all requests take. Above the maximum, a body of the client
 * with the most of them is ended, which has been arriving for the longest time: those of usual
 * clients arrive within milliseconds.
 *
 * @param maxBytes maximum size of all bodies with their buffers
 * @returns function that counts a body of a client, and calls `end` if it must not stay in memory
 */
export function createBodyMemory(
  maxBytes: number,
): (client: string, end: () => void) => CountedBody {
  // A set keeps the order of insertion: the first body is the oldest.
  const arriving = new Map<string, Set<{ end(): void; release(): void }>>();
  let total = 0;
  return (client, end) => {
    let size = 0;
    const resize = (next: number) => {
      total += next - size;
      size = next;
    };
    const own = arriving.get(client) ?? new Set();
    const forget = () => {
      const isKnown = own.delete(entry);
      if (own.size === 0 && arriving.get(client) === own) arriving.delete(client);
      return isKnown;
    };
    const release = () => {
      forget();
      resize(0);
    };
    const entry = { end, release };
    arriving.set(client, own.add(entry));
    resize(arrivingSize);
    while (total > maxBytes && arriving.size > 0) {
      const most = [...arriving.values()].reduce((one, other) =>
        other.size > one.size ? other : one
      );
      const [oldest] = most;
      oldest!.release();
      oldest!.end();
    }
    return {
      arrived(length) {
        // The counting of a body that was ended is over.
        if (forget()) resize(length);
      },
      release,
    };
  };
}
