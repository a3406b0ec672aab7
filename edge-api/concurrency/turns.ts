import { setImmediate } from 'node:timers';

/**
 * Returns a function that waits for a turn of the event loop if there was none for a time.
 * Statements of an embedded database block the thread, and their promises resolve without a turn,
 * so that without such pauses a process answers no other request until a whole sale with its mails
 * is done.
 *
 * @param limitMs time after which it waits, in ms
 */
export function createTurns(
  limitMs: number,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  /** Time of the first call since the last turn. */
  let begun: number | undefined;
  let turn: Promise<unknown> | undefined;
  return async () => {
    if (begun === undefined) {
      begun = now();
      turn = nextTurn().then(() => begun = undefined);
    } else if (now() - begun >= limitMs) await turn;
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
