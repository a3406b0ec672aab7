/**
 * Renders a Markdown table. `alignment` applies to the columns after the first: right by default.
 */
export function markdownTable(head: string[], rows: string[][], alignment = '---:'): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => i === 0 ? '---' : alignment);
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Formats nanoseconds with a unit and two or three significant digits. */
export function duration(nanoseconds: number): string {
  const [value, unit] = nanoseconds < 1000
    ? [nanoseconds, 'ns']
    : nanoseconds < 1e6
    ? [nanoseconds / 1000, 'µs']
    : [nanoseconds / 1e6, 'ms'];
  return `${value < 100 ? value.toPrecision(2) : value.toFixed(0)} ${unit}`;
}
