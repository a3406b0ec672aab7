import { renderSVG } from 'uqr';

/** Width of the empty border, in modules. Scanners need it. */
const border = 4;

/**
 * Renders a text as a QR code: an SVG in black on white, with error correction M and a border of
 * four modules.
 */
export function renderQr(text: string): string {
  return renderSVG(text, { ecc: 'M', border, whiteColor: '#fff', blackColor: '#000' });
}
