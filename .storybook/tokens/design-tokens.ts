import type { ThemeToken } from '../theme/parse-theme.ts';
import type { ThemeName, TokenEdits } from './token-edits.ts';

/** Token of a Design Tokens file (DTCG 2025.10). */
interface DesignToken {
  $type: string;
  $value: unknown;
}
interface DesignGroup {
  [name: string]: DesignToken | DesignGroup;
}

const dimension = /^(-?[\d.]+)(px|rem)$/;
const duration = /^([\d.]+)(ms|s)$/;
const curve = /^cubic-bezier\(([^)]+)\)$/;

/**
 * Returns all tokens of a theme as a file in the format of the Design Tokens Community Group, which
 * Figma and other tools read. Values without a type in the format, such as shadows of several
 * layers and animations, are left out.
 *
 * @param edits changes that replace the values of the theme
 */
export function toDesignTokens(
  tokens: readonly ThemeToken[],
  theme: ThemeName,
  edits: TokenEdits,
): string {
  const root: DesignGroup = {};
  for (const { name, value, dark } of tokens) {
    const own = theme === 'dark' ? edits.light[name] ?? value : value;
    const original = theme === 'dark' ? dark ?? own : value;
    const token = readValue(name, edits[theme][name] ?? original);
    const [group = '', ...rest] = name.slice(2).split('-');
    if (token) ((root[group] ??= {}) as DesignGroup)[rest.join('-') || 'base'] = token;
  }
  return `${JSON.stringify(root, null, 2)}\n`;
}

function readValue(name: string, text: string): DesignToken | undefined {
  const value = text.trim();
  if (name.startsWith('--color-')) {
    const [r = 0, g = 0, b = 0, alpha = 255] = (value.slice(1).match(/../g) ?? [])
      .map((pair) => Number.parseInt(pair, 16));
    const share = (part: number) => Math.round(part / 255 * 10_000) / 10_000;
    return {
      $type: 'color',
      $value: {
        colorSpace: 'srgb',
        components: [r, g, b].map(share),
        ...alpha < 255 && { alpha: share(alpha) },
        hex: value.slice(0, 7),
      },
    };
  }
  if (name.startsWith('--font-')) {
    const families = value.split(',').map((family) => family.trim().replaceAll("'", ''));
    return { $type: 'fontFamily', $value: families };
  }
  const [, length, unit] = dimension.exec(value) ?? [];
  if (length) return { $type: 'dimension', $value: { value: Number(length), unit } };
  const [, time, timeUnit] = duration.exec(value) ?? [];
  if (time) return { $type: 'duration', $value: { value: Number(time), unit: timeUnit } };
  const points = curve.exec(value)?.[1];
  if (points) return { $type: 'cubicBezier', $value: points.split(',').map(Number) };
  return /^[\d.]+$/.test(value) ? { $type: 'number', $value: Number(value) } : undefined;
}
