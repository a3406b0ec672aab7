/** Reads a CSV file of this folder into records by column name. */
export function readCsv(name: string): Record<string, string>[] {
  const [head, ...lines] = Deno.readTextFileSync(new URL(name, import.meta.url)).trim().split('\n');
  const columns = head!.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, i) => [column, cells[i]!]));
  });
}
