import assert from 'node:assert/strict';
import { type QueueRejection, TaskQueue, type TaskQueueOptions } from './task-queue.ts';

class RejectedError extends Error {
  constructor(readonly rejection: QueueRejection) {
    super(rejection);
  }
}

const createQueue = (options: Partial<TaskQueueOptions> = {}) =>
  new TaskQueue({
    concurrency: 1,
    maxWaiting: 100,
    createError: (rejection) => new RejectedError(rejection),
    ...options,
  });

const rejectedAs = (rejection: QueueRejection) => (error: unknown) =>
  error instanceof RejectedError && error.rejection === rejection;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

Deno.test('TaskQueue runs tasks one at a time, in the order in which they were added', async () => {
  const queue = createQueue();
  const order: number[] = [];
  let running = 0;
  await Promise.all(Array.from({ length: 20 }, (_, task) =>
    queue.run(async () => {
      running += 1;
      assert.equal(running, 1);
      if (task % 3 > 0) await nextTurn();
      order.push(task);
      running -= 1;
    })));
  assert.deepEqual(order, Array.from({ length: 20 }, (_, task) => task));
});

Deno.test('TaskQueue runs as many tasks at the same time as its concurrency allows', async () => {
  const queue = createQueue({ concurrency: 3 });
  let running = 0;
  let most = 0;
  await Promise.all(Array.from({ length: 10 }, () =>
    queue.run(async () => {
      running += 1;
      most = Math.max(most, running);
      await nextTurn();
      running -= 1;
    })));
  assert.equal(most, 3);
});

Deno.test('TaskQueue starts a waiting task before one that is added while a slot is passed on', async () => {
  const queue = createQueue();
  const order: string[] = [];
  const add = (name: string) =>
    queue.run(() => {
      order.push(name);
      return Promise.resolve();
    });
  const first = add('a');
  const waiting = [add('b'), add('c')];
  await first;
  await Promise.all([...waiting, add('d')]);
  assert.deepEqual(order, ['a', 'b', 'c', 'd']);
});

Deno.test('TaskQueue continues after a task that fails', async () => {
  const queue = createQueue();
  const failing = queue.run(() => Promise.reject(new RangeError('no')));
  const next = queue.run(() => Promise.resolve('yes'));
  await assert.rejects(failing, RangeError);
  assert.equal(await next, 'yes');
});

Deno.test('TaskQueue rejects a task immediately when too many wait, and never calls it', async () => {
  const queue = createQueue({ maxWaiting: 2 });
  const blocked = Promise.withResolvers<void>();
  const accepted = [1, 2, 3].map(() => queue.run(() => blocked.promise));
  assert.equal(queue.waiting, 2);
  let called = false;
  await assert.rejects(
    queue.run(() => {
      called = true;
      return Promise.resolve();
    }),
    rejectedAs('full'),
  );
  blocked.resolve();
  await Promise.all(accepted);
  assert.equal(called, false);
  assert.equal(await queue.run(() => Promise.resolve('later')), 'later');
});

Deno.test('TaskQueue rejects only the task that waits too long', async () => {
  const queue = createQueue({ maxWaitMs: 30 });
  const blocked = Promise.withResolvers<void>();
  const slow = queue.run(() => blocked.promise);
  let called = false;
  await assert.rejects(
    queue.run(() => {
      called = true;
      return Promise.resolve();
    }),
    rejectedAs('timeout'),
  );
  assert.equal(queue.waiting, 0);
  const later = queue.run(() => Promise.resolve('later'));
  blocked.resolve();
  await slow;
  assert.equal(await later, 'later');
  assert.equal(called, false);
});

Deno.test('TaskQueue.close() rejects waiting and later tasks and waits for the running ones', async () => {
  const queue = createQueue({ concurrency: 2 });
  const blocked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended: number[] = [];
  const running = blocked.map(({ promise }, index) =>
    queue.run(async () => {
      await promise;
      ended.push(index);
    })
  );
  const waiting = assert.rejects(queue.run(() => Promise.resolve()), rejectedAs('closed'));
  const closed = queue.close().then(() => assert.deepEqual(ended, [1, 0]));
  await waiting;
  blocked[1]!.resolve();
  await running[1];
  await nextTurn();
  assert.deepEqual(ended, [1]);
  blocked[0]!.resolve();
  await closed;
  await running[0];
  await assert.rejects(queue.run(() => Promise.resolve()), rejectedAs('closed'));
});

Deno.test('TaskQueue.close() resolves immediately when no task is running', async () => {
  const queue = createQueue();
  await queue.run(() => Promise.resolve());
  await queue.close();
  await queue.close();
});

/** Occupies the only slot of a queue, and adds tasks by their lanes. */
function addInLanes(queue: TaskQueue, lanes: readonly string[]) {
  const { promise, resolve: free } = Promise.withResolvers<void>();
  const started: string[] = [];
  const results = [
    queue.run(() => promise),
    ...lanes.map((lane, index) =>
      queue.run(() => Promise.resolve(void started.push(`${lane}${index}`)), lane)
    ),
  ];
  return { started, free, results: Promise.allSettled(results) };
}

Deno.test('TaskQueue lets lanes take turns, and keeps the order within a lane', async () => {
  const queue = createQueue();
  const { started, free, results } = addInLanes(queue, ['a', 'a', 'a', 'a', 'b', 'b', 'c']);
  free();
  await results;
  assert.deepEqual(started, ['a0', 'b4', 'c6', 'a1', 'b5', 'a2', 'a3']);
});

Deno.test('TaskQueue keeps the order within a lane after one of its tasks has timed out', async () => {
  const queue = createQueue({ maxWaitMs: 20 });
  const first = addInLanes(queue, ['a']);
  const early = queue.run(() => Promise.resolve(), 'a');
  await nextTurn();
  const second = Array.from(
    { length: 3 },
    (_, index) => queue.run(() => Promise.resolve(void first.started.push(`late${index}`)), 'a'),
  );
  // The others time out in a later turn of the event loop.
  await assert.rejects(early);
  first.free();
  await Promise.allSettled([first.results, ...second]);
  assert.deepEqual(first.started, ['late0', 'late1', 'late2']);
});

Deno.test('TaskQueue accepts a task of a new lane although one lane has filled it', async () => {
  const queue = createQueue({ maxWaiting: 3 });
  const { started, free, results } = addInLanes(queue, ['a', 'a', 'a', 'a', 'b', 'b']);
  free();
  const rejected = (await results).slice(1).map(({ status }) => status === 'rejected');
  assert.deepEqual(rejected, [false, false, true, true, false, true]);
  assert.deepEqual(started, ['a0', 'b4', 'a1']);
});

Deno.test('run() returns the result of the task', async () => {
  const queue = new TaskQueue({
    concurrency: 1,
    maxWaiting: 100,
    createError: (rejection) => new Error(`The queue is ${rejection}`),
  });
  assert.equal(await queue.run(() => Promise.resolve('done')), 'done');
});
