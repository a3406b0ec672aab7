/**
 * Calls `listener` once, with the first press of a key, a finger or a mouse button. Code that is
 * needed only to answer an input can be loaded then and does not delay the first paint.
 *
 * @returns a function that stops waiting
 */
export function onFirstInput(listener: () => void): () => void {
  const events = ['pointerdown', 'keydown'] as const;
  const stop = () => {
    for (const event of events) removeEventListener(event, onInput);
  };
  const onInput = () => {
    stop();
    listener();
  };
  for (const event of events) addEventListener(event, onInput);
  return stop;
}
