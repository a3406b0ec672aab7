/** Changes by version. */
export type Changes = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the change log of the library as Markdown, the latest version first: the changes of the
 * whole library, then those of each component.
 *
 * @param library content of `ui/changes.json`
 * @param components changes in the guides, by the name of the component
 */
export function composeChangelog(
  library: Changes,
  components: Readonly<Record<string, Changes>>,
): string {
  const guides = Object.entries(components).sort(([a], [b]) => a < b ? -1 : 1);
  const versions = new Set([library, ...Object.values(components)].flatMap(Object.keys));
  const latestFirst = [...versions].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const sections = latestFirst.map((version) => {
    const lines = [
      ...(library[version] ?? []).map((text) => `- ${text}`),
      ...guides.flatMap(([name, changes]) =>
        (changes[version] ?? []).map((text) => `- \`${name}\`: ${text}`)
      ),
    ];
    return `## ${version}\n\n${lines.join('\n')}\n`;
  });
  return sections.join('\n');
}
