import sans from './be-vietnam-pro-400.woff2?url';
import sansBold from './be-vietnam-pro-600.woff2?url';
import serif from './ngoc-600.woff2?url';

/** URLs of the font files to preload, as every first screen needs them. */
export const firstScreenFonts: readonly string[] = [sans, serif, sansBold];
