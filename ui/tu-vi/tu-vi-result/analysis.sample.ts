import type { Analysis, TuViRequest } from '@thach-an/lunar';
import written from './analysis.sample.json' with { type: 'json' };

/** A birth, and the analysis of it as the calendar gives it. */
export interface AnalysisSample {
  request: TuViRequest;
  analysis: Analysis;
}

type SampleName = keyof typeof written;

/** Analyses for stories: the five elements, both genders, a leap month, a long name. */
export const samples = written as Record<SampleName, AnalysisSample>;

/** Swatches for stories. The shop takes them from the calendar. */
export { default as colorHex } from './colours.sample.json' with { type: 'json' };
