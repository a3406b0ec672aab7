import type { Analysis, TuViRequest } from '@thach-an/lunar';
import records from './analysis.sample.json' with { type: 'json' };

/** Birth data with the result of `analyze()`. */
export interface AnalysisSample {
  request: TuViRequest;
  analysis: Analysis;
}

type SampleName = keyof typeof records;

/** Analyses of the five elements, both genders, a leap month and a long name. */
export const samples = records as Record<SampleName, AnalysisSample>;

/** CSS colours by name. The shop takes them from the lunar package. */
export { default as colorHex } from './colours.sample.json' with { type: 'json' };
