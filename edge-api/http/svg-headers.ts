/**
 * Headers of an SVG file, which may contain scripts. They would run if it is opened as a page. The
 * sandbox prevents that; as a picture of a page it looks the same.
 */
export const svgHeaders = {
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
} as const;
