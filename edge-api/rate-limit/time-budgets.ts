/** Size of a budget of time. */
export interface TimeBudgetOptions {
  /** Time that a subject may use at once, in ms. */
  capacity: number;
  /** Part of the time that a subject may use permanently, from 0 to 1. */
  share: number;
  /** Maximum number of subjects. Above it, the one that was unused for the longest time is lost. */
  maxSubjects: number;
  /** Returns the time of a monotonic clock, in ms. */
  now?: () => number;
}

/** Budgets of processing time by subject, such as a client address, in this process's memory. */
export interface TimeBudgets {
  /** Returns 0, or the seconds until the subject has time again. */
  wait(subject: string): number;
  /** Takes the duration of a task, in ms. A budget may become negative. */
  spend(subject: string, ms: number): void;
  /** Number of subjects in memory. */
  readonly size: number;
}

/** Creates budgets of time, all of them full. */
export function createTimeBudgets(
  { capacity, share, maxSubjects, now = () => performance.now() }: TimeBudgetOptions,
): TimeBudgets {
  // A map keeps the order of insertion. A used budget is inserted again: the first is the oldest.
  const budgets = new Map<string, { left: number; updatedAt: number }>();

  function leftFor(subject: string, time: number): number {
    const known = budgets.get(subject);
    return known ? Math.min(capacity, known.left + (time - known.updatedAt) * share) : capacity;
  }

  return {
    get size() {
      return budgets.size;
    },
    wait(subject) {
      const left = leftFor(subject, now());
      return left > 0 ? 0 : Math.max(1, Math.ceil(-left / share / 1_000));
    },
    spend(subject, ms) {
      const time = now();
      const left = leftFor(subject, time) - ms;
      budgets.delete(subject);
      budgets.set(subject, { left, updatedAt: time });
      if (budgets.size > maxSubjects) budgets.delete(budgets.keys().next().value!);
    },
  };
}
