/** Returns the computed value of a custom property of `ui/theme.css`, such as `--color-jade`. */
export function readToken(name: string): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  // Minification shortens #ffffff to #fff.
  return value.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}
