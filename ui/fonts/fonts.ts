import sans from './be-vietnam-pro-400.woff2?url';
import sansBold from './be-vietnam-pro-600.woff2?url';
import serif from './ngoc-600.woff2?url';

/** The font files that every first screen needs, to be preloaded. */
export const firstScreenFonts: readonly string[] = [sans, serif, sansBold];
