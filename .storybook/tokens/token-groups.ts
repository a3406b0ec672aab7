import type { ThemeToken } from '../theme/parse-theme.ts';

const groups: readonly { name: string; pattern: RegExp }[] = [
  { name: 'Colour', pattern: /^--color-/ },
  { name: 'Type', pattern: /^--(?:font|text|leading|tracking)-/ },
  { name: 'Space and size', pattern: /^--(?:spacing|container|breakpoint|radius)\b/ },
  { name: 'Motion', pattern: /^--(?:ease|animate|default-transition)-/ },
];

/** Groups tokens by their purpose, in a fixed order. Every token is in one group. */
export function groupTokens(
  tokens: readonly ThemeToken[],
): { name: string; tokens: ThemeToken[] }[] {
  const nameOf = ({ name }: ThemeToken) =>
    groups.find(({ pattern }) => pattern.test(name))?.name ?? 'Other';
  const byName = Map.groupBy(tokens, nameOf);
  return [...groups.map(({ name }) => name), 'Other'].flatMap((name) => {
    const members = byName.get(name);
    return members ? [{ name, tokens: members }] : [];
  });
}
