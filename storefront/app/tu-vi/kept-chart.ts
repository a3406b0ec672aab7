import type { Analysis } from '@thach-an/lunar';
import type { TuViValues } from '@thach-an/ui';

const key = 'tuvi';

/** A chart and what was asked for it. */
export interface Chart {
  values: TuViValues;
  analysis: Analysis;
}

/** Keeps a chart for this visit: it is still there after a reload, and gone with the tab. */
export function keepChart(chart: Chart): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(chart));
  } catch (error) {
    console.warn('The chart could not be kept', error);
  }
}

/** The chart of this visit; nothing when there is none or it is damaged. */
export function readKeptChart(): Chart | undefined {
  try {
    const chart = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return chart?.values && chart.analysis?.menh && chart.analysis.tuTru && chart.analysis.palace
      ? chart
      : undefined;
  } catch {
    return undefined;
  }
}
