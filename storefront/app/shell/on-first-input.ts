/**
 * Calls `listener` once, with the first press of a key, a finger or a mouse button. What a page needs
 * only for an answer can be loaded then, and does not delay the first picture.
 *
 * @returns stops waiting
 */
export function onFirstInput(listener: () => void): () => void {
  const events = ['pointerdown', 'keydown'] as const;
  const stop = () => {
    for (const event of events) removeEventListener(event, heard);
  };
  const heard = () => {
    stop();
    listener();
  };
  for (const event of events) addEventListener(event, heard);
  return stop;
}
