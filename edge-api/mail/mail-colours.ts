/**
 * The colours of the mails. Mail programs know neither custom properties nor style sheets that are
 * elsewhere, so the values of `ui/theme.css` stand here a second time; a test keeps them equal.
 */
export const mailColours = {
  paper: '#faf6ee',
  surface: '#ffffff',
  line: '#e6ddce',
  ink: '#221c18',
  inkSoft: '#6a5f54',
  jade: '#0e5a4a',
  jadeSoft: '#dcebe5',
} as const;
