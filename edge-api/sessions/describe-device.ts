/** Patterns of browsers. The first match counts, because most browsers also name other ones. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Zalo/, 'Zalo'],
  [/FBA[NV]\/|FB_IAB\//, 'Facebook'],
  [/coc_coc_browser\//, 'Cốc Cốc'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\/|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.* Safari\//, 'Safari'],
];

/** Patterns of systems. The first match counts: Android names Linux, an iPhone names Mac OS X. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Length of the part of a User-Agent header that is read. */
const maxLength = 300;

/**
 * Describes the browser and the system of a User-Agent header in a few words. The result contains
 * fixed words only, so a hostile header has no effect on it.
 *
 * @returns null if neither is known
 */
export function describeDevice(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, maxLength);
  const find = (patterns: typeof browsers) => patterns.find(([pattern]) => pattern.test(text))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  return browser && system ? `${browser} trên ${system}` : browser ?? system ?? null;
}
