/** Control characters and bidirectional controls, which could manipulate the terminal. */
const controlCharacters = /[^\P{Cc}\n]|[\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Replaces control characters by U+FFFD. Names are entered by strangers and may contain escape
 * sequences.
 */
export function sanitizeForTerminal(text: string): string {
  return text.normalize('NFC').replace(controlCharacters, '\ufffd');
}
