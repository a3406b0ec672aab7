/** Colour of a text and of the background below it, as names of tokens. */
export interface ColourPair {
  text: string;
  background: string;
}

/**
 * Pairs of text and background, besides paper and surface, that the components use. Each needs a
 * contrast of 4.5 in both themes.
 */
export const colourPairs: readonly ColourPair[] = [
  { text: 'on-jade', background: 'jade-fill' },
  { text: 'on-jade', background: 'jade-deep' },
  { text: 'jade', background: 'jade-soft' },
  { text: 'ink', background: 'jade-soft' },
  { text: 'ink-soft', background: 'jade-soft' },
  { text: 'cinnabar', background: 'jade-soft' },
  { text: 'surface', background: 'cinnabar' },
  { text: 'ink-soft', background: 'line' },
  { text: 'footer-ink', background: 'footer' },
];
