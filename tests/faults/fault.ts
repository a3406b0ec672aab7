import type { Observed } from './traffic.ts';

/** Result of a fault, a line of the table. */
export interface FaultResult {
  /** Number of times that the fault was caused. */
  times: number;
  /** Number of orders that the shop acknowledged. */
  acknowledged: number;
  /** Number of acknowledged orders that are not stored. */
  lost: number;
  /** Replies that shoppers received. */
  seen: string;
  /** Longest time from the end of the fault to the next acknowledged order, in ms. */
  recoveryMs?: number;
}

/** A fault that is caused while shoppers order. */
export interface Fault {
  name: string;
  /** `true` if this machine cannot cause the fault. */
  ignore?: boolean;
  /** @throws {AssertionError} if the shop does not behave as expected */
  run(): Promise<FaultResult>;
}

/** Describes what shoppers saw: the statuses of their orders, and the slowest replies. */
export function describeSeen({ statuses, slowestMs, visits, slowestVisitMs }: Observed): string {
  const orders = Object.entries(statuses).map(([status, count]) =>
    `${status === '0' ? 'no reply' : status} ×${count}`
  );
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  const failed = visits.filter((status) => status !== 200).length;
  return `${orders.join(', ')} (≤ ${seconds(slowestMs)}); ` +
    `lists ×${visits.length} (≤ ${seconds(slowestVisitMs)}${failed ? `, ${failed} failed` : ''})`;
}
