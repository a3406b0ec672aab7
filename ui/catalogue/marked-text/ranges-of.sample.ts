import type { TextRange } from './marked-text.tsx';

/** Returns the ranges of a text that a pattern with the flag `g` matches. */
export function rangesOf(text: string, pattern: RegExp): TextRange[] {
  return Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
}
