import { LruCache } from '../lru-cache.ts';

/** Size of a budget. Its unit is that of the costs, such as a number of requests or ms. */
export interface BudgetOptions {
  /** Amount that a subject may spend at once. */
  capacity: number;
  /** Amount that is added per ms. */
  perMs: number;
  /** Maximum number of subjects. Above it, the one that was unused for the longest time is lost. */
  maxSubjects: number;
  /** Returns the time of a monotonic clock, in ms. */
  now?: () => number;
}

/**
 * Creates budgets by subject, such as a client address, in the memory of this process, by the token
 * bucket algorithm. All of them are full.
 */
export function createBudgets(
  { capacity, perMs, maxSubjects, now = () => performance.now() }: BudgetOptions,
) {
  const budgets = new LruCache<string, { left: number; updatedAt: number }>({
    maxEntries: maxSubjects,
  });

  function leftFor(subject: string, time: number): number {
    const known = budgets.peek(subject);
    return known ? Math.min(capacity, known.left + (time - known.updatedAt) * perMs) : capacity;
  }

  /**
   * Returns 0 if the subject can pay a cost, or the seconds until it can.
   *
   * @param cost 0 if it is not known before: then anything must be left
   */
  function wait(subject: string, cost = 0): number {
    const left = leftFor(subject, now());
    if (left > 0 && left >= cost) return 0;
    return Math.max(1, Math.ceil((cost - left) / perMs / 1_000));
  }

  /** Takes a cost in any case. A budget may become negative. */
  function spend(subject: string, cost: number): void {
    const time = now();
    const left = leftFor(subject, time) - cost;
    budgets.set(subject, { left, updatedAt: time });
  }

  return {
    /** Returns the number of subjects in memory. */
    get size() {
      return budgets.count;
    },
    wait,
    spend,
  };
}
