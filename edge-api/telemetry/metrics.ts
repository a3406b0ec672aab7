import { metrics } from '@opentelemetry/api';

const meter = metrics.getMeter('thach-an');

/** Upper bounds of the buckets, in s: those of the HTTP conventions, and 1 and 2 ms. */
const durationBounds = [
  0.001,
  0.002,
  0.005,
  0.01,
  0.025,
  0.05,
  0.075,
  0.1,
  0.25,
  0.5,
  0.75,
  1,
  2.5,
  5,
  7.5,
  10,
];

/** Durations of requests, by method, route and status. Their number is that of the requests. */
export const requestDuration = meter.createHistogram('shop.http.request.duration', {
  description: 'Time from the arrival of a request to the headers of its response',
  unit: 's',
  advice: { explicitBucketBoundaries: durationBounds },
});

/**
 * Requests to the caches in memory: `cache.name` is `replies` or `documents`, `cache.result` is
 * `hit`, `stale` or `miss`. A request that misses the replies is not counted there.
 */
export const cacheRequests = meter.createCounter('shop.cache.requests', {
  description: 'Requests to the caches of replies and pages',
  unit: '{request}',
});

/** Orders that were rejected because too little is in stock. */
export const stockConflicts = meter.createCounter('shop.order.stock_conflicts', {
  description: 'Orders that were rejected because too little is in stock',
  unit: '{order}',
});

const waitingWrites = meter.createObservableGauge('shop.db.write_gate.waiting', {
  description: 'Writes that wait for the write gate',
  unit: '{write}',
});

const outboxAge = meter.createObservableGauge('shop.mail.outbox.age', {
  description: 'Time since the oldest unsent mail was queued',
  unit: 's',
});

/** Reports the number of writes that wait for the write gate. */
export function observeWaitingWrites(count: () => number): () => void {
  return observe(waitingWrites, count);
}

/**
 * Reports the age of the oldest unsent mail.
 *
 * @param read returns the age in s, 0 without such a mail
 */
export function observeOutboxAge(read: () => Promise<number>): () => void {
  return observe(outboxAge, read);
}

function observe(gauge: typeof outboxAge, read: () => number | Promise<number>): () => void {
  const callback: Parameters<typeof gauge.addCallback>[0] = async (result) => {
    // A value that cannot be read is not reported.
    const value = await Promise.try(read).catch(() => undefined);
    if (value !== undefined) result.observe(value);
  };
  gauge.addCallback(callback);
  return () => gauge.removeCallback(callback);
}
