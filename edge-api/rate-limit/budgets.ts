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

/** Budgets by subject, such as a client address, in the memory of this process. */
export interface Budgets {
  /**
   * Returns 0 if the subject can pay a cost, or the seconds until it can.
   *
   * @param cost 0 if it is not known before: then anything must be left
   */
  wait(subject: string, cost?: number): number;
  /** Takes a cost in any case. A budget may become negative. */
  spend(subject: string, cost: number): void;
  /** Number of subjects in memory. */
  readonly size: number;
}

/** Creates budgets by the token bucket algorithm, all of them full. */
export function createBudgets(
  { capacity, perMs, maxSubjects, now = () => performance.now() }: BudgetOptions,
): Budgets {
  const budgets = new LruCache<string, { left: number; updatedAt: number }>({
    maxEntries: maxSubjects,
  });

  function leftFor(subject: string, time: number): number {
    const known = budgets.peek(subject);
    return known ? Math.min(capacity, known.left + (time - known.updatedAt) * perMs) : capacity;
  }

  function wait(subject: string, cost = 0): number {
    const left = leftFor(subject, now());
    if (left > 0 && left >= cost) return 0;
    return Math.max(1, Math.ceil((cost - left) / perMs / 1_000));
  }

  function spend(subject: string, cost: number): void {
    const time = now();
    const left = leftFor(subject, time) - cost;
    budgets.set(subject, { left, updatedAt: time });
  }

  return {
    get size() {
      return budgets.count;
    },
    wait,
    spend,
  };
}
