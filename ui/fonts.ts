import sans from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url';
import serif from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url';

/** The two font files that the first screen needs most, to be preloaded. */
export const firstScreenFonts: readonly string[] = [sans, serif];
