import type { CollectedMetric } from './otlp-collector.ts';

/** Suffixes of units in the names of Prometheus. A unit in braces has none. */
const unitSuffixes: Readonly<Record<string, string>> = {
  s: '_seconds',
  By: '_bytes',
  '1': '_ratio',
};

/**
 * Returns the names under which Prometheus stores a metric of OpenTelemetry, according to the
 * specification 'Prometheus and OpenMetrics Compatibility'.
 */
export function prometheusNames({ name, unit, histogram, sum }: CollectedMetric): string[] {
  const base = name.replaceAll(/\W/g, '_') + (unitSuffixes[unit] ?? '');
  if (histogram) return ['_bucket', '_count', '_sum'].map((suffix) => base + suffix);
  return [sum?.isMonotonic ? `${base}_total` : base];
}

/** Parts of a dashboard of Grafana that contain queries. */
interface Dashboard {
  panels: { targets?: { expr: string }[] }[];
}

/** Words of the query language that look like names of metrics. */
const functions = /^(?:histogram_quantile|sum|max|rate|increase|topk)$/;

/** Returns the names of all metrics in the queries of a dashboard. */
export function dashboardMetrics({ panels }: Dashboard): string[] {
  const names = panels.flatMap(({ targets = [] }) =>
    targets.flatMap(({ expr }) => {
      const withoutLabels = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby ?\([^)]*\)/g, ' ');
      return withoutLabels.match(/[a-z_]\w*/g) ?? [];
    })
  );
  return [...new Set(names)].filter((name) => !functions.test(name));
}
