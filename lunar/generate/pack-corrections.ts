/** Largest correction in seconds, and so how many values one half of a character has. */
const LARGEST = 3;
const BASE = 2 * LARGEST + 1;

/** A whole second of the model must not be so near that rounding on another machine changes it. */
const SAFE_MARGIN = 1e-5;

/**
 * What is to be added to the whole seconds of a model to get the whole seconds of the truth, two terms a
 * character.
 */
export function packCorrections(terms: { truth: number; model: number }[]): string {
  const values = terms.map(({ truth, model }) => {
    const value = Math.floor(truth) - Math.floor(model);
    const margin = Math.abs(model - Math.round(model));
    if (Math.abs(value) > LARGEST || margin < SAFE_MARGIN) {
      throw new Error(`Cannot pack a solar term: correction ${value} s, margin ${margin} s`);
    }
    return value + LARGEST;
  });
  let text = '';
  for (let i = 0; i < values.length; i += 2) {
    text += String.fromCharCode(35 + values[i]! + BASE * values[i + 1]!);
  }
  return text;
}
