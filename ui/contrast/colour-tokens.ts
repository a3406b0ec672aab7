/** A colour of the theme. */
export interface ColourToken {
  /** Name without the prefix `--color-`. */
  name: string;
  /** Class that sets the colour as a background. */
  swatch: string;
  /** Purpose of the colour. */
  use: string;
  /** Minimum contrast that the purpose needs on paper and on surface. */
  least?: number;
}

/** All colours of text, marks and backgrounds, in both themes. */
export const colourTokens: readonly ColourToken[] = [
  { name: 'paper', swatch: 'bg-paper', use: 'page' },
  { name: 'surface', swatch: 'bg-surface', use: 'cards, popups' },
  { name: 'line', swatch: 'bg-line', use: 'hairlines, skeletons' },
  { name: 'field', swatch: 'bg-field', use: 'borders of fields', least: 3 },
  { name: 'ink', swatch: 'bg-ink', use: 'text', least: 7 },
  { name: 'ink-soft', swatch: 'bg-ink-soft', use: 'secondary text', least: 4.5 },
  { name: 'jade', swatch: 'bg-jade', use: 'actions, links, active marks', least: 4.5 },
  { name: 'jade-deep', swatch: 'bg-jade-deep', use: 'actions under the pointer' },
  {
    name: 'jade-fill',
    swatch: 'bg-jade-fill',
    use: 'background of primary actions and of the current page',
    least: 3,
  },
  { name: 'on-jade', swatch: 'bg-on-jade', use: 'text on jade-fill and jade-deep' },
  { name: 'jade-soft', swatch: 'bg-jade-soft', use: 'chosen, hover' },
  { name: 'cinnabar', swatch: 'bg-cinnabar', use: 'sale, errors, badge', least: 4.5 },
  { name: 'gold', swatch: 'bg-gold', use: 'ornament only', least: 3 },
  { name: 'footer', swatch: 'bg-footer', use: 'footer' },
  { name: 'footer-ink', swatch: 'bg-footer-ink', use: 'text of the footer' },
  { name: 'kim', swatch: 'bg-kim', use: 'metal', least: 4.5 },
  { name: 'moc', swatch: 'bg-moc', use: 'wood', least: 4.5 },
  { name: 'thuy', swatch: 'bg-thuy', use: 'water', least: 4.5 },
  { name: 'hoa', swatch: 'bg-hoa', use: 'fire', least: 4.5 },
  { name: 'tho', swatch: 'bg-tho', use: 'earth', least: 4.5 },
];
