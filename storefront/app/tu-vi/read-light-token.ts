/**
 * Returns a custom property of the light theme, such as `--color-ink`, whichever theme the page
 * shows. Tailwind writes these tokens to the layer `theme`.
 */
export function readLightToken(name: string): string {
  for (const sheet of document.styleSheets) {
    for (const layer of sheet.cssRules) {
      if (!(layer instanceof CSSLayerBlockRule) || layer.name !== 'theme') continue;
      for (const rule of layer.cssRules) {
        const value = rule instanceof CSSStyleRule ? rule.style.getPropertyValue(name) : '';
        if (value !== '') return value.trim();
      }
    }
  }
  return '';
}
