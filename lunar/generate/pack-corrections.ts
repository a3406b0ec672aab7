/** Largest correction in seconds, either way. */
const LARGEST = 3;
/** Number of values of one correction. A character holds two corrections. */
const BASE = 2 * LARGEST + 1;

/**
 * Minimum distance, in seconds, of a model instant from a whole second. Rounding on another machine
 * then cannot change the second.
 */
const SAFE_MARGIN = 1e-5;

/**
 * Packs the differences between the whole seconds of the ephemeris and of the model, two terms per
 * character.
 */
export function packCorrections(terms: { exact: number; model: number }[]): string {
  const values = terms.map(({ exact, model }) => {
    const value = Math.floor(exact) - Math.floor(model);
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
