/** Returns the trimmed text up to a number of code points, so that no emoji is cut in half. */
export const cutText = (text: string, length: number): string =>
  [...text.trim()].slice(0, length).join('');
