/** Rate of a token bucket. */
export interface TokenBucketOptions {
  /** Maximum number of tokens of one subject, which are available at first. */
  capacity: number;
  /** Number of tokens that are added per minute. */
  perMinute: number;
  /** Maximum number of subjects. Above it, the one that was unused for the longest time is lost. */
  maxSubjects: number;
  /** Returns the time of a monotonic clock in ms. */
  now?: () => number;
}

/** Token buckets by subject, such as a client address, in the memory of this process. */
export interface TokenBuckets {
  /** Takes a token. Returns 0, or the seconds until the next token if the bucket is empty. */
  take(subject: string): number;
  /** Number of subjects in memory. */
  readonly size: number;
}

interface Bucket {
  tokens: number;
  updatedAt: number;
}

/** Creates token buckets, all of them full. */
export function createTokenBuckets(
  { capacity, perMinute, maxSubjects, now = () => performance.now() }: TokenBucketOptions,
): TokenBuckets {
  // A map keeps the order of insertion. A used bucket is inserted again: the first is the oldest.
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;

  return {
    get size() {
      return buckets.size;
    },
    take(subject) {
      const time = now();
      const known = buckets.get(subject);
      const tokens = known
        ? Math.min(capacity, known.tokens + (time - known.updatedAt) * perMs)
        : capacity;
      const taken = tokens >= 1;
      buckets.delete(subject);
      buckets.set(subject, { tokens: taken ? tokens - 1 : tokens, updatedAt: time });
      if (buckets.size > maxSubjects) {
        const [oldest = ''] = buckets.keys();
        buckets.delete(oldest);
      }
      return taken ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMs / 1_000));
    },
  };
}
